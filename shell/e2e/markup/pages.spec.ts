import { axe } from './checks/axe';
import type { Check } from './checks/check';
import { reflow } from './checks/reflow';
import { shots } from './checks/shots';
import { visual } from './checks/visual';
import { handfuls, isEveryday } from './pages';
import { expect, test, type Width } from './visitor';

/**
 * One visit a page and width; every check looks at the same page. The tests of the whole shop run
 * `axe` over the guides on a phone; `npm run visual` compares all pages' pictures, `npm run visual --
 * all` runs every check over every page.
 */
const checks: Record<string, Check> = { visual, axe, reflow, shots };
const asked = process.env.MARKUP_CHECKS?.split(',') ?? ['axe'];
const widths: readonly Width[] = isEveryday ? [390] : [390, 1280];

for (const width of widths) {
  for (const { name, pages } of handfuls) {
    test(`${asked.join(', ')} of pages ${name} at ${width} px`, async ({ visitors }) => {
      const visitor = await visitors(width);
      const found: string[] = [];
      for (const { path } of pages) {
        const say = (words: string) => found.push(`${path} at ${width}: ${words}`);
        const status = await visitor.open(path);
        if (status !== 200) say(`answers ${status}`);
        for (const check of asked) (await checks[check]?.(visitor, { path, width }))?.forEach(say);
        for (const error of visitor.takeErrors()) say(`console: ${error}`);
      }
      expect(found).toEqual([]);
    });
  }
}

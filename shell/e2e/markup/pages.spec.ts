import { axe } from './checks/axe';
import type { Check } from './checks/check';
import { reflow } from './checks/reflow';
import { shots } from './checks/shots';
import { visual } from './checks/visual';
import { pageGroups } from './pages';
import { expect, test, type Width, widths } from './visitor';

/**
 * Every check that is asked for looks at the same page in one visit. The tests of the whole shop run
 * `axe` and `reflow` over every page, the corners sheet by sheet; `npm run visual` compares the pictures
 * of all pages, each corner by itself.
 */
const checks: Record<string, Check> = { visual, axe, reflow, shots };
const asked = process.env.MARKUP_CHECKS?.split(',') ?? ['axe', 'reflow'];

/** Screenshots are taken per width; the other checks cover both widths in one visit. */
const isPicture = (check: string): boolean => check === 'visual' || check === 'shots';
const visits: Record<Width, string[]> = { 390: asked, 1280: asked.filter(isPicture) };

for (const width of widths) {
  if (visits[width].length === 0) continue;
  for (const { name, paths } of pageGroups) {
    test(`${visits[width].join(', ')} of pages ${name} at ${width} px`, async ({ visitors }) => {
      const visitor = await visitors(width);
      const found: string[] = [];
      for (const path of paths) {
        const say = (words: string) => found.push(`${path}: ${words}`);
        const status = await visitor.open(path);
        if (status !== 200) say(`answers ${status}`);
        for (const check of visits[width]) {
          (await checks[check]?.(visitor, { path, width }))?.forEach(say);
        }
        for (const error of visitor.takeErrors()) say(`console: ${error}`);
      }
      expect(found).toEqual([]);
    });
  }
}

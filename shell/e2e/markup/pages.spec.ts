import { axe } from './checks/axe';
import type { Check } from './checks/check';
import { reflow } from './checks/reflow';
import { shots } from './checks/shots';
import { visual } from './checks/visual';
import { pageGroups } from './pages';
import { expect, test, type Width, widths } from './visitor';

/**
 * All requested checks run on a page in one visit. The tests of the whole shop run `axe` and `reflow`
 * on every page, with several corners per sheet; `npm run visual` compares screenshots of all pages,
 * one corner per page.
 */
const checks: Record<string, Check> = { visual, axe, reflow, shots };
const requested = process.env.MARKUP_CHECKS?.split(',') ?? ['axe', 'reflow'];

/** Screenshots are taken per width; the other checks cover both widths in one visit. */
const isPicture = (check: string): boolean => check === 'visual' || check === 'shots';
const visits: Record<Width, string[]> = { 390: requested, 1280: requested.filter(isPicture) };

for (const width of widths) {
  if (visits[width].length === 0) continue;
  for (const { name, paths } of pageGroups) {
    test(`passes ${visits[width].join(', ')} on pages ${name} at ${width} px`, async ({
      visitors,
    }) => {
      const visitor = await visitors(width);
      const violations: string[] = [];
      for (const path of paths) {
        const report = (words: string) => violations.push(`${path}: ${words}`);
        const status = await visitor.open(path);
        if (status !== 200) report(`answers ${status}`);
        for (const check of visits[width]) {
          (await checks[check]?.(visitor, { path, width }))?.forEach(report);
        }
        for (const error of visitor.takeErrors()) report(`console: ${error}`);
      }
      expect(violations).toEqual([]);
    });
  }
}

import { axe } from './checks/axe';
import { type Check, checkAtWidths } from './checks/check';
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
const requested = process.env.MARKUP_CHECKS?.split(',') ?? ['axe', 'reflow'];
const requestedOf = (checks: Record<string, Check>): [name: string, check: Check][] =>
  Object.entries(checks).filter(([name]) => requested.includes(name));

/** A page takes one to two seconds alone, and ten times that on a busy machine. */
const PAGE_TIMEOUT_MS = 60_000;

/** Screenshots are taken of the page as it was opened, per width. */
const pictures = requestedOf({ visual, shots });
/** The other checks cover both widths in one visit, in this order: `reflow` leaves the page narrow. */
const others = requestedOf({ axe, reflow });
const visits: Record<Width, typeof pictures> = { 390: [...pictures, ...others], 1280: pictures };

for (const width of widths) {
  if (visits[width].length === 0) continue;
  const names = visits[width].map(([name]) => name).join(', ');
  for (const { name, paths } of pageGroups) {
    test(`passes ${names} on pages ${name} at ${width} px`, async ({ visitors }) => {
      test.setTimeout(paths.length * PAGE_TIMEOUT_MS);
      const visitor = await visitors(width);
      const violations: string[] = [];
      for (const path of paths) {
        const report = (words: string) => violations.push(`${path}: ${words}`);
        const status = await visitor.open(path);
        if (status !== 200) report(`answers ${status}`);
        for (const [, check] of pictures) (await check(visitor, { path, width })).forEach(report);
        if (width === 390) {
          const checks = others.map(([, check]) => check);
          (await checkAtWidths(visitor, checks, path)).forEach(report);
        }
        for (const error of visitor.takeErrors()) report(`console: ${error}`);
      }
      expect(violations).toEqual([]);
    });
  }
}

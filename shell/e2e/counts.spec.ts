import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { countFirstLoad, countLoad, countUntilHeading, countUntouched } from './trace-counts';

// The recorder of traces reads the document while it is drawn, which restyles up to a thousand elements.
test.use({ trace: 'off' });

/**
 * Budgets of a navigation between list and product, in work that the browser has to do. They keep
 * the design that makes it fast: the first screen first, hidden pages that keep their layout, and
 * data that was fetched before the click (docs/decisions/2026-11-22-pages-kept-for-back.md).
 */
const OPEN_PRODUCT = { restyled: 200, laidOut: 300, requests: 2 };
const BACK = { restyled: 60, laidOut: 100, requests: 1 };

/** Longer than a link must be in view before its target is fetched. */
const DWELL_MS = 300;

/** The link is clicked when nothing is loading any more: its page is prefetched. */
async function openSettledList(page: Page) {
  await page.goto('/display/category?categoryNo=4');
  const card = page.getByRole('article').getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  await page.waitForTimeout(DWELL_MS);
  await page.waitForLoadState('networkidle');
  return card;
}

const expectWithin = (counts: object, budget: Record<string, number>): void => {
  for (const [name, most] of Object.entries(budget))
    expect.soft((counts as Record<string, number>)[name], name).toBeLessThanOrEqual(most);
};

test('opens a product and returns within the budgets of work', async ({ page }) => {
  const card = await openSettledList(page);
  expectWithin(await countUntilHeading(page, () => card.click()), OPEN_PRODUCT);
  await page.waitForLoadState('networkidle');
  expectWithin(await countUntilHeading(page, () => page.goBack()), BACK);
});

/**
 * Budgets of a first load, of documents that are not compressed best yet; that of the category holds the
 * filter's code, which loads after it. They include the headers of some thirty responses, whose length varies
 * by a few bytes. How much of a document the first screen needs is in `first-flight.spec.ts`.
 */
const LOADS = [
  { name: 'home', path: '/main', most: { requests: 46, htmlKb: 19.5, scriptKb: 200 } },
  {
    name: 'category',
    path: '/display/category?categoryNo=4',
    // With the ten best goods above the list.
    most: { requests: 46, htmlKb: 19.6, scriptKb: 200 },
  },
  {
    name: 'product',
    path: '/goods/detail?goodsNo=229',
    // The limit includes three reviews of usual length.
    most: { requests: 48, htmlKb: 20.9, scriptKb: 205 },
  },
];

for (const { name, path, most } of LOADS)
  test(`loads ${name} within the budgets of requests and bytes`, async ({ page }) => {
    expectWithin(await countLoad(page, path), most);
  });

/**
 * Each object is laid out once, and again when the font of a machine without a Korean one arrives. A style
 * sheet that makes the browser discard its fonts costs a layout of the whole page: 1,700 objects on
 * the home, 930 on a category, 1,000 on a product (`later-files.ts`, `first-paint.ts`). One that
 * applies when the page is drawn restyles a thousand elements more.
 */
for (const [path, restyled, laidOut] of [
  // The limit includes twelve rows of the ranked list.
  ['/main', 1_250, 4_200],
  ['/display/category?categoryNo=4', 1_250, 3_600],
  ['/goods/detail?goodsNo=229', 1_000, 3_900],
] as const)
  test(`styles and lays out ${path} within the budgets`, async ({ page }) => {
    expectWithin(await countFirstLoad(page, path), { restyled, laidOut });
  });

/** Time deals of the home count down; a rule that depends on their surroundings restyles 71 elements a second. */
test('restyles nothing around a countdown', async ({ page }) => {
  await page.goto('/main');
  await page.waitForTimeout(4_000);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('timer').first()).toBeAttached();
  const { restyled, laidOut } = await countUntouched(page, 3_000);
  expect(laidOut, 'the countdowns run').toBeGreaterThan(0);
  expect(restyled).toBeLessThanOrEqual(30);
});

import { expect, type Page } from '@playwright/test';
import { test } from '@shop/tools/e2e/fixtures';
import { publishOtherBuild, release, stableBuildOf } from '@shop/tools/e2e/release';
import { signInAs } from './shopper';

/** A page below a prefix that no build had before, in the running shop. */

const PAGE = '/news/notice';
/** The longest time from a release to the first visitor who gets it, ms. */
const SEEN_WITHIN_MS = 10_000;

let stable: string;
test.beforeEach(async () => {
  stable = await stableBuildOf('cs');
  await publishOtherBuild('cs', {
    edit: (text) => text.replaceAll('/cs/notice', PAGE),
    prefixes: ['/news'],
  });
});
test.afterEach(async () => {
  // After a failure the other build may still be out.
  if ((await stableBuildOf('cs')) !== stable) await release('rollback', 'cs', stable);
  await release('prune', '--days', '0', '--keep', '10');
});

const untilStatusIs = (page: Page, status: number) =>
  expect
    .poll(async () => (await page.request.get(PAGE, { maxRedirects: 0 })).status(), {
      timeout: SEEN_WITHIN_MS,
    })
    .toBe(status);

test('is served and navigated to after its promotion, and a 404 after its rollback', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await untilStatusIs(page, 404);
  await release('promote', 'cs');
  // The build says that it needs no login, unlike the pages below /cs.
  await untilStatusIs(page, 200);
  await page.goto('/cs');
  await signInAs(page, /\(일반회원\)으로 로그인$/);
  await expect(page.getByRole('heading', { level: 1, name: '고객센터' })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('link', { name: '공지사항 더보기' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  expect(documents).toEqual([]);
  await release('rollback', 'cs');
  await untilStatusIs(page, 404);
});

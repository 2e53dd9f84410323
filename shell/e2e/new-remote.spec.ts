import { expect, type Page } from '@playwright/test';
import { test } from '@shop/tools/e2e/fixtures';
import { isReleased, publishOtherBuild, release } from '@shop/tools/e2e/release';

/** A remote that the shell and the gateway did not know when they were built and started. */

const NAME = 'help-desk';
const HOME = '/help-desk';
/** The longest time from a release to the first visitor who gets it, ms. */
const SEEN_WITHIN_MS = 10_000;

/** Customer service under another name, at other paths; its calls stay. */
const publish = (heading = '고객센터') =>
  publishOtherBuild('cs', {
    as: NAME,
    prefixes: [HOME, '/markup/skeleton-help*', '/markup/SB-MO-HD-*'],
    edit: (text) =>
      text
        .replaceAll(/(["'`])\/cs(?!\/v1)/g, `$1${HOME}`)
        .replaceAll('SB-MO-CO-', 'SB-MO-HD-')
        .replaceAll('skeleton-cs', 'skeleton-help')
        .replaceAll('고객센터', heading),
  });

test.afterEach(async () => {
  // After a failure it may still be out.
  if (await isReleased(NAME)) await release('remove', NAME);
  await release('prune', '--days', '0', '--keep', '10');
});

const get = (page: Page, visitor = '') =>
  page.request.get(HOME, {
    maxRedirects: 0,
    headers: visitor ? { cookie: `releaseVisitor=${visitor}` } : {},
  });

const untilStatusIs = (page: Page, status: number) =>
  expect.poll(async () => (await get(page)).status(), { timeout: SEEN_WITHIN_MS }).toBe(status);

const untilHtmlHas = (page: Page, text: string) =>
  expect
    .poll(async () => (await get(page)).text(), { timeout: SEEN_WITHIN_MS })
    .toContain(`>${text}<`);

const visitors = Array.from({ length: 20 }, (_, no) => no.toString(16).padStart(16, '0'));
const statusesOf = async (page: Page) => {
  const replies = await Promise.all(visitors.map((visitor) => get(page, visitor)));
  return [...new Set(replies.map((reply) => reply.status()))].sort();
};

test('is given to a share, to all, taken back and removed, without a restart', async ({ page }) => {
  test.setTimeout(120_000);
  await untilStatusIs(page, 404);
  await publish();
  await release('canary', NAME, '50');
  await expect.poll(() => statusesOf(page), { timeout: SEEN_WITHIN_MS }).toEqual([200, 404]);
  await release('promote', NAME);
  await expect.poll(() => statusesOf(page), { timeout: SEEN_WITHIN_MS }).toEqual([200]);

  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto(HOME);
  await expect(page.getByRole('heading', { level: 1, name: '고객센터' })).toBeVisible();
  await page.getByRole('link', { name: '공지사항 더보기' }).click();
  await expect(page).toHaveURL(`${HOME}/notice`);
  await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible();
  expect(documents).toHaveLength(1);

  await publish('도움 창구');
  await release('promote', NAME);
  await untilHtmlHas(page, '도움 창구');
  await release('rollback', NAME);
  await untilHtmlHas(page, '고객센터');

  await release('remove', NAME);
  await untilStatusIs(page, 404);
  const reply = await page.request.get('/goods/detail?goodsNo=229');
  expect(reply.status()).toBe(200);
});

import { expect, type Page, test } from '@playwright/test';

/** Not the journeys' own `test`, which fails on the console errors that these provoke. */

const pageChunk = /\/assets\/goods\/[^/]+\/goods\.detail\.[^/]+\.js/;
const pageStyle = /\/assets\/goods\/[^/]+\/goods\.detail\.[^/]+\.css/;
const remoteEntry = /\/assets\/goods\/[^/]+\/entry\.[^/]+\.js/;

// A file may still be on its way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const card = (page: Page) => page.getByRole('article').getByRole('link').first();
const isAlive = (page: Page) =>
  expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);

async function change(page: Page, pattern: RegExp, added: string): Promise<void> {
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    // The page may have given the file up.
    const body = `${await response.text()}${added}`;
    await route.fulfill({ response, body }).catch(() => undefined);
  });
}

for (const [what, pattern] of [
  ['page chunk', pageChunk],
  ["remote's entry", remoteEntry],
] as const) {
  test(`refuses a changed ${what} that a navigation loads, and recovers`, async ({ page }) => {
    await change(page, pattern, ';self.isChanged=1');
    await page.goto('/display/category?categoryNo=4');
    await isAlive(page);
    await card(page).click();
    const retry = page.getByRole('button', { name: '다시 시도' });
    await expect(retry).toBeVisible();
    expect(await page.evaluate(() => 'isChanged' in self)).toBe(false);
    // The rest of the shop goes on.
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(pattern);
    await retry.click();
    await expect(page.getByRole('button', { name: '바로구매', exact: true })).toBeVisible();
    await page.goBack();
    await expect(card(page)).toBeVisible();
  });
}

test('refuses a changed style sheet that a navigation loads', async ({ page }) => {
  await change(page, pageStyle, 'body{outline:9px solid}');
  await page.goto('/display/category?categoryNo=4');
  await isAlive(page);
  await card(page).click();
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('9px');
});

test('gives every file of a later navigation its hash', async ({ page }) => {
  await page.goto('/display/category?categoryNo=4');
  await isAlive(page);
  await card(page).click();
  await expect(page.getByRole('button', { name: '바로구매', exact: true })).toBeVisible();
  const files = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[src],link[rel="stylesheet"]',
      ),
    ]
      .map((file) => ({ url: 'src' in file ? file.src : file.href, hash: file.integrity }))
      .filter(({ url }) => url.includes('/assets/goods/')),
  );
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter(({ hash }) => !hash.startsWith('sha256-'))).toEqual([]);
});

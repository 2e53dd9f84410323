import { expect, type Page, test } from '@playwright/test';

/** Not the journeys' own `test`, which fails on the console errors that these provoke. */

test.beforeEach(async ({ page }) => {
  await page.goto('/main');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});

/** @returns the name of the error, or the address that the script has got */
const startScript = (page: Page, src: string): Promise<string> =>
  page.evaluate((address) => {
    try {
      return Object.assign(document.createElement('script'), { src: address }).src;
    } catch (error) {
      return (error as Error).name;
    }
  }, src);

test('accepts files of builds and the worker of Web Push as scripts, and nothing else', async ({
  page,
}) => {
  expect(await startScript(page, '/assets/goods/a/entry.js')).toContain('/assets/goods/');
  expect(await startScript(page, '/api/push/worker.js')).toContain('/api/push/');
  for (const src of [
    'https://evil.example/assets/shell/a.js',
    '/api/common/v1/anything',
    '/api/push/worker.js/../anything',
    '/assets/../api/anything',
    'data:text/javascript,self.isRun=1',
  ])
    expect([src, await startScript(page, src)]).toEqual([src, 'TypeError']);
});

test('refuses markup as text', async ({ page }) => {
  const thrown = await page.evaluate(() => {
    const place = document.createElement('div');
    try {
      place.innerHTML = '<img src="/none" onerror="self.isRun=1">';
    } catch (error) {
      return (error as Error).name;
    }
    return place.innerHTML;
  });
  expect(thrown).toBe('TypeError');
});

test('refuses a second policy', async ({ page }) => {
  const thrown = await page.evaluate(() => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    try {
      trustedTypes.createPolicy('mine', {});
    } catch (error) {
      return (error as Error).name;
    }
    return 'none';
  });
  expect(thrown).toBe('TypeError');
});

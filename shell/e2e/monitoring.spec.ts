import type { Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

type DataLayerEntry = Record<string, unknown> & { event: string };

const readDataLayer = (page: Page, event: string): Promise<DataLayerEntry[]> =>
  page.evaluate(
    (name) =>
      ((globalThis.dataLayer ?? []) as DataLayerEntry[]).filter((entry) => entry.event === name),
    event,
  );

test('pushes page views and clicks to the data layer and requests no other origin', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) strangers.push(request.url());
  });
  await page.goto('/products?type=best');
  await expect.poll(() => readDataLayer(page, 'page_view')).toHaveLength(1);
  const goods = page.getByRole('article').getByRole('link').first();
  const name = await goods.innerText();
  await goods.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect.poll(() => readDataLayer(page, 'page_view')).toHaveLength(2);
  const [first, second] = await readDataLayer(page, 'page_view');
  expect(first).toMatchObject({ path: '/products?type=best', memberType: '99' });
  expect(second).toMatchObject({ previous: '/products?type=best', isIncome: false });
  expect(second?.title).toContain(name);
  await expect
    .poll(() => readDataLayer(page, 'click'))
    .toEqual([
      expect.objectContaining({ name: 'goods', to: second?.path, path: '/products?type=best' }),
    ]);
  expect(strangers).toEqual([]);
});

test('reports an uncaught error without personal data', async ({ page }) => {
  await page.goto('/products?type=best');
  await expect.poll(() => readDataLayer(page, 'page_view')).toHaveLength(1);
  const response = page.waitForResponse('**/api/common/v1/log');
  await page.evaluate(() => {
    const error = new TypeError('no number 010-1234-5678');
    dispatchEvent(new ErrorEvent('error', { error }));
  });
  expect((await response).status()).toBe(200);
});

test('serves the data of a page separately, equal to that in the page but for the frame', async ({
  request,
}) => {
  const page = await (await request.get('/products?type=best')).text();
  const { queries } = await (await request.get('/products/_payload.json?type=best')).json();
  const { state } = JSON.parse(/id="shop-data"[^>]*>(.*?)<\/script>/.exec(page)?.[1] ?? '');
  const keysOf = (all: [[string]][]) =>
    all.map(([key]) => key).filter(([call]) => call !== 'display.menu');
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.map(([key]: [unknown]) => key)).toEqual(keysOf(state.queries));
  expect((await request.get('/mypage/_payload.json')).status()).toBe(404);
});

test('reports load times of a remote by phase when the tab is hidden', async ({
  page,
  request,
}) => {
  await page.goto('/products?type=best');
  await expect.poll(() => readDataLayer(page, 'page_view')).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  const metrics = async () => (await request.get('/metrics')).text();
  for (const phase of ['entry', 'code'])
    await expect
      .poll(metrics)
      .toMatch(
        new RegExp(`shop_load_ms_count\\{app="display",build="\\w+",phase="${phase}"\\} [1-9]`),
      );
});

test('the page of builds is readable without script, in sections of each app', async ({ page }) => {
  await page.goto('/builds/status');
  const section = page.getByRole('region', { name: /^goods/ });
  await expect(section.getByRole('heading', { level: 2 })).toContainText('담당 Goods team');
  const table = section.getByRole('region', { name: '속도' });
  await table.focus();
  await expect(table).toBeFocused();
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
});

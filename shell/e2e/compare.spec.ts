import type { Page } from '@playwright/test';
import { type GoodsDetail, type GoodsList, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

/** The first two goods on sale of one top category, and one of another. */
async function findKinds(page: Page): Promise<[GoodsDetail, GoodsDetail, GoodsDetail]> {
  const list: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?size=96');
  const found: GoodsDetail[] = [];
  const kindOf = ({ breadcrumb }: GoodsDetail) => breadcrumb[0]?.categoryNo;
  for (const { goodsNo } of list.items.filter(({ soldOut, adult }) => !soldOut && !adult)) {
    found.push(await callApi<GoodsDetail>(page, 'GET', `/goods/v1/front/${goodsNo}`));
    const [first] = found;
    const second = found.slice(1).find((goods) => first && kindOf(goods) === kindOf(first));
    const other = found.find((goods) => first && kindOf(goods) !== kindOf(first));
    if (first && second && other) return [first, second, other];
  }
  throw new Error('The sample shop has no such goods.');
}

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

test('collects goods of one kind, compares them side by side and removes one', async ({
  page,
}, info) => {
  const [first, second, other] = await findKinds(page);
  for (const { goodsNo } of [first, second]) {
    await page.goto(paths.goods(goodsNo));
    await page.getByRole('button', { name: '비교하기' }).click();
    await expect(page.getByText('비교할 상품에 담았어요')).toBeVisible();
  }
  await page.goto(paths.goods(other.goodsNo));
  await page.getByRole('button', { name: '비교하기' }).click();
  await expect(page.getByText('같은 종류의 상품만 비교할 수 있어요')).toBeVisible();
  await page.getByRole('link', { name: '비교 보기' }).click();

  await expect(page).toHaveURL(paths.compare([first.goodsNo, second.goodsNo]));
  const table = page.getByRole('table');
  for (const { name } of [first, second])
    await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);

  await page.getByRole('button', { name: `${first.name} 비교에서 빼기` }).click();
  await expect(page).toHaveURL(paths.compare([second.goodsNo]));
  await expect(page.getByRole('region', { name: '상품 비교표' })).toBeFocused();
  await page.getByRole('link', { name: `${second.name} 상품 보기` }).click();
  await page.getByRole('link', { name: '1개 비교 보기' }).click();
  await expect(page).toHaveURL(paths.compare([second.goodsNo]));
});

test('is rendered on the server, not indexed, and scrolls sideways only inside its region', async ({
  page,
}) => {
  const goodsNos = (await findKinds(page)).map(({ goodsNo }) => goodsNo);
  const html = await (await page.request.get(paths.compare(goodsNos))).text();
  expect(html).toContain('비교 항목');
  expect(html).toMatch(/<meta name="robots" content="noindex/);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(paths.compare(goodsNos));
  const region = page.getByRole('region', { name: '상품 비교표' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.goto(paths.goods(goodsNos[0] ?? 0));
  await expect(page.getByRole('button', { name: '비교하기' })).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('answers an address that names nothing to compare', async ({ page }) => {
  for (const query of ['', '?goodsNo=abc', '?goodsNo=0,-1', '?goodsNo=999999999']) {
    const response = await page.goto(`/goods/compare${query}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText('비교할 상품이 없어요')).toBeVisible();
  }
});

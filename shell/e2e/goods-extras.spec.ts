import type { Page, TestInfo } from '@playwright/test';
import { type GoodsDetail, type GoodsList, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { clickInOptions, openOptions } from '@shop/tools/e2e/options';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

async function check(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
}

/** The first goods of a category that fit. */
async function findIn(
  page: Page,
  categoryNo: number,
  fits: (goods: GoodsDetail) => boolean,
): Promise<GoodsDetail> {
  const query = `categoryNo=${categoryNo}&size=96`;
  const list: GoodsList = await callApi(page, 'GET', `/search/v1/front/goods?${query}`);
  for (const { goodsNo } of list.items.filter(({ soldOut, adult }) => !soldOut && !adult)) {
    const goods = await callApi<GoodsDetail>(page, 'GET', `/goods/v1/front/${goodsNo}`);
    if (fits(goods)) return goods;
  }
  throw new Error('The sample shop has no such goods.');
}

test('puts 추가상품 into the basket with the goods', async ({ page }, info) => {
  const laptop = await findIn(
    page,
    80101,
    ({ additions, options }) => additions.length > 0 && options.groups.length > 0,
  );
  const [addition] = laptop.additions;
  await page.goto(paths.goods(laptop.goodsNo));
  const options = await openOptions(page);
  for (const { name } of laptop.options.groups)
    await options.getByRole('radiogroup', { name }).getByRole('radio').first().click();
  const box = options.getByRole('checkbox', { name: addition?.name ?? '', exact: false });
  await box.check();
  await expect(options.getByText('총 2개')).toBeVisible();
  await check(page, info);
  await clickInOptions(page, options, '장바구니');
  await page
    .getByRole('button', { name: /가족.*로 로그인$/ })
    .first()
    .click();
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await page.goto(paths.basket());
  await expect(page.getByRole('link', { name: laptop.name }).first()).toBeVisible();
  const { groups } = await callApi<{ groups: { items: { skuNo: number }[] }[] }>(
    page,
    'GET',
    '/order/v1/front/basket',
  );
  const skuNos = groups.flatMap(({ items }) => items.map(({ skuNo }) => skuNo));
  expect(skuNos).toContain(addition?.skuNo);
});

test('plays the video of goods by keyboard, loading nothing of it before', async ({
  page,
}, info) => {
  const goods = await findIn(page, 70202, ({ videoPath }) => videoPath !== null);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/v/')) loaded.push(request.url());
  });
  await page.goto(paths.goods(goods.goodsNo));
  const opener = page.getByRole('button', { name: '영상 보기' });
  await expect(opener).toBeVisible();
  expect(loaded).toEqual([]);
  await opener.focus();
  await page.keyboard.press('Enter');
  const video = page.locator('video');
  await expect(video).toBeFocused();
  await expect(video).toHaveAttribute('poster', /\/images\//);
  await expect(video.locator('track')).toHaveAttribute('srclang', 'ko');
  await expect.poll(() => loaded.some((url) => url.endsWith('.webm'))).toBe(true);
  await check(page, info);
  await page.getByRole('button', { name: '영상 닫기' }).click();
  await expect(video).toHaveCount(0);
  await expect(opener).toBeFocused();
});

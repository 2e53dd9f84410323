import type { Page } from '@playwright/test';
import { type GoodsDetail, type GoodsList, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

/** The first goods on sale whose size guide is this one. */
async function findWorn(page: Page, body: string, wear: string): Promise<GoodsDetail> {
  const list: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?size=96');
  for (const { goodsNo } of list.items.filter(({ soldOut, adult }) => !soldOut && !adult)) {
    const goods = await callApi<GoodsDetail>(page, 'GET', `/goods/v1/front/${goodsNo}`);
    if (goods.sizeGuide?.body === body && goods.sizeGuide.wear === wear) return goods;
  }
  throw new Error('The sample shop has no such goods.');
}

test('opens the chart of the goods, suggests a size and remembers the measures', async ({
  page,
}, info) => {
  const goods = await findWorn(page, 'FEMALE', 'CLOTHES');
  await page.goto(paths.goods(goods.goodsNo));
  const opener = page.getByRole('button', { name: '사이즈 가이드' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: '사이즈 가이드' });
  await expect(sheet.getByRole('table', { name: /여성 의류 사이즈/ })).toBeVisible();
  await expect(page).toHaveURL(/modalId=sizeguide/);

  await sheet.getByRole('textbox', { name: '키(cm)' }).fill('열');
  await sheet.getByRole('textbox', { name: '몸무게(kg)' }).fill('10000');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('textbox', { name: '키(cm)' })).toBeFocused();
  await expect(sheet.getByText('2~250kg 사이로 입력해 주세요')).toBeVisible();
  await sheet.getByRole('textbox', { name: '키(cm)' }).fill('160');
  await sheet.getByRole('textbox', { name: '몸무게(kg)' }).fill('53');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toHaveText('추천 사이즈 M(66)');

  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  // Closing the sheet calls `history.back()`, which would abort the reload.
  await expect(page).not.toHaveURL(/modalId/);
  await page.reload();
  await opener.click();
  await expect(sheet.getByRole('status')).toHaveText('추천 사이즈 M(66)');
});

test('shows shoes by the length of the foot, and no guide for what is not worn', async ({
  page,
}) => {
  const shoes = await findWorn(page, 'MALE', 'SHOES');
  await page.goto(`${paths.goods(shoes.goodsNo)}&modalId=sizeguide`);
  const sheet = page.getByRole('dialog', { name: '사이즈 가이드' });
  await sheet.getByRole('textbox', { name: '발 길이(mm)' }).fill('252');
  await sheet.getByRole('button', { name: '내 사이즈 찾기' }).click();
  await expect(sheet.getByRole('rowheader', { name: /^255 추천 사이즈/ })).toBeVisible();
  await sheet.getByRole('radio', { name: '아동' }).check();
  await expect(sheet.getByRole('table', { name: /아동 신발 사이즈/ })).toBeVisible();

  const list: GoodsList = await callApi(page, 'GET', '/search/v1/front/goods?categoryNo=7&size=24');
  const pot = list.items.find(({ adult }) => !adult);
  await page.goto(paths.goods(pot?.goodsNo ?? 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '판매자 정보' })).toBeVisible();
  await expect(page.getByRole('button', { name: '사이즈 가이드' })).toHaveCount(0);
});

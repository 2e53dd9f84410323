import { type GoodsDetail, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

const GOODS_NO = 229;

test('promises a visitor the day of the area they choose, also on the next visit', async ({
  page,
}, info) => {
  await page.goto(paths.goods(GOODS_NO));
  const height = async () => {
    const fact = page.getByRole('definition').filter({ hasText: '도착 예정' }).first();
    return (await fact.boundingBox())?.height;
  };
  await expect(page.getByText('전국 기준')).toBeVisible();
  const before = await height();
  await page.getByRole('button', { name: '배송지역 선택' }).click();
  const sheet = page.getByRole('dialog', { name: '배송지역 변경' });
  await sheet.getByRole('searchbox').fill('63080');
  await page.keyboard.press('Enter');
  const hit = sheet.getByRole('button', { name: /제주시 노연로/ }).first();
  await expect(hit).toBeVisible();
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  await hit.click();
  await expect(sheet).toBeHidden();
  const change = page.getByRole('button', { name: '배송지역 변경, 지금은 제주 제주시' });
  await expect(change).toBeFocused();
  await expect(page.getByText('제주 제주시 · 1일 더 걸려요')).toBeVisible();
  expect(await height()).toBe(before);

  await page.reload();
  await expect(change).toBeVisible();
  const html = await (await page.request.get(paths.goods(GOODS_NO))).text();
  expect(html).not.toContain('제주 제주시');
});

test('promises a member the day of their default address, which is not in the page', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(paths.goods(GOODS_NO));
  await expect(page.getByText('서울 강남구 기준')).toBeVisible();
  const html = await (await page.request.get(paths.goods(GOODS_NO))).text();
  expect(html).not.toContain('강남구 기준');
});

test('shows the share of punctual orders of a seller with enough of them', async ({ page }) => {
  const { items } = await callApi<{ items: { goodsNo: number }[] }>(
    page,
    'GET',
    '/search/v1/front/goods?size=96',
  );
  for (const { goodsNo } of items) {
    const { delivery } = await callApi<GoodsDetail>(page, 'GET', `/goods/v1/front/${goodsNo}`);
    if (!delivery.punctual) continue;
    await page.goto(paths.goods(goodsNo));
    const share = `최근 30일 제때 도착 ${delivery.punctual.percent}%`;
    await expect(page.getByText(share)).toBeVisible();
    return;
  }
  throw new Error('No seller of the sample shop has enough delivered orders.');
});

import type { Page, TestInfo } from '@playwright/test';
import { type DealCard, paths } from '@shop/shared/contracts';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

/** Sample goods that go on sale two weeks after the start of the shop. */
const COMING_GOODS = 550;

async function check(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(stopMotion);
  await injectAxe(page);
  expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
}

const signInAsFamily = (page: Page) =>
  page
    .getByRole('button', { name: /가족.*로 로그인$/ })
    .first()
    .click();

test('sets alerts of goods and of a time deal, lists their dates and keeps the focus near', async ({
  page,
}, info) => {
  await page.goto(paths.goodsNotForSale(COMING_GOODS));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '아직 판매를 시작하지 않은 상품이에요',
  );
  await expect(page.getByText(/에 판매를 시작해요/)).toBeVisible();
  await expect(page.getByRole('list', { name: '비슷한 상품' })).toBeVisible();
  await check(page, info);
  await page.getByRole('button', { name: '오픈 알림 받기' }).click();

  await signInAsFamily(page);
  await expect(page.getByText('오픈 알림을 신청했어요')).toBeVisible();

  const { deals } = await callApi<{ deals: DealCard[] }>(
    page,
    'GET',
    '/display/v1/shop/deals?state=coming',
  );
  const goodsNo = deals[0]?.goods.goodsNo ?? 0;
  await page.goto(paths.goods(goodsNo));
  const deal = page.getByRole('region', { name: '예정된 타임딜' });
  await expect(deal).toContainText(/타임딜 예정 .*부터/);
  await deal.getByRole('button', { name: '오픈 알림 받기' }).click();
  await expect(page.getByText('오픈 알림을 신청했어요')).toBeVisible();

  await page.goto(paths.favorites({ tab: 'restock' }));
  const list = page.getByRole('list', { name: '오픈 알림' });
  const rows = list.getByRole('listitem');
  await expect(rows.filter({ hasText: '타임딜 예정' })).toHaveCount(1);
  await expect(rows.filter({ hasText: '판매 예정' })).toContainText(/오픈/);
  await check(page, info);

  const removals = list.getByRole('button', { name: /오픈 알림 삭제$/ });
  await removals.first().focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(removals).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('오픈 알림이 없어요', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: '오픈 알림' })).toBeFocused();
});

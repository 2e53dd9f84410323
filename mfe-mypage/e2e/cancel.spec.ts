import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { buy, chooseGoods } from './shopper-api';

const wonOf = (text: string): number => Number(text.replace(/\D/g, ''));
const sheet = (page: Page) => page.getByRole('dialog', { name: '취소 신청' });
const itemBox = (page: Page, goodsName: string) =>
  sheet(page).getByRole('checkbox', { name: goodsName });

interface Order {
  amounts: { payWon: number; refundedWon: number };
  state: string;
}

/** Submits the open sheet and returns the refund amount it showed, in won. */
async function cancel(page: Page): Promise<number> {
  await sheet(page).getByRole('radio', { name: '단순 변심' }).check();
  const send = sheet(page).getByRole('button', { name: '취소 신청하기' });
  await expect(send).not.toHaveAttribute('aria-busy', 'true');
  const shownWon = wonOf(
    await sheet(page)
      .getByText(/^환불 예정 금액 [\d,]+원$/)
      .innerText(),
  );
  await send.click();
  await expect(page.getByText(`${shownWon.toLocaleString('ko-KR')}원을 돌려드려요`)).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  return shownWon;
}

test('cancels one item and then the rest for the refund that was shown', async ({ page }) => {
  await signIn(page);
  const [a, b] = await chooseGoods(page, 2);
  if (!a || !b) return;
  const orderNo = await buy(page, [
    { skuNo: a.skuNo, qty: 2 },
    { skuNo: b.skuNo, qty: 1 },
  ]);
  const orderNow = () => callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);

  const opener = page.getByRole('button', { name: '취소 신청하기' });
  await expect(opener).toHaveCount(1);
  await opener.click();
  await expect(itemBox(page, b.name)).toBeChecked();
  await itemBox(page, a.name).uncheck();
  const firstWon = await cancel(page);
  await expect.poll(async () => (await orderNow()).amounts.refundedWon).toBe(firstWon);

  await opener.click();
  await expect(itemBox(page, b.name)).toHaveCount(0);
  const restWon = await cancel(page);
  await expect.poll(async () => (await orderNow()).state).toBe('CANCEL_DONE');
  const { amounts } = await orderNow();
  expect(firstWon + restWon).toBe(amounts.payWon);
  expect(amounts.refundedWon).toBe(amounts.payWon);
  await expect(
    page.getByRole('region', { name: '취소·반품·교환 내역' }).getByText('결제 수단 환불'),
  ).toHaveCount(2);
});

test('supports the whole sheet by keyboard, and Back closes it', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  const opener = page.getByRole('button', { name: '취소 신청하기' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  const send = sheet(page).getByRole('button', { name: '취소 신청하기' });
  await expect(send).toBeEnabled();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('취소 사유를 골라 주세요')).toBeVisible();
  await expect(sheet(page).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  // Each reason triggers a new estimate, and the button stays disabled until it arrives.
  await expect(send).toBeEnabled();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/원을 돌려드려요/)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('취소완료');
});

test('opens the sheet for one item from the list of orders', async ({ page }) => {
  await signIn(page);
  const [a, b] = await chooseGoods(page, 2);
  if (!a || !b) return;
  await buy(page, [
    { skuNo: a.skuNo, qty: 1 },
    { skuNo: b.skuNo, qty: 1 },
  ]);
  await page.goto('/mypage/order/list');
  await page
    .getByRole('button', { name: `${b.name} 취소 신청` })
    .first()
    .click();
  await expect(itemBox(page, b.name)).toBeChecked();
  await expect(itemBox(page, a.name)).not.toBeChecked();
});

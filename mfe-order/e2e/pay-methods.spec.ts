import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelOrders } from './order-api';
import { agreeToAll, answerPaymentWindow, openSheet, payButton, waitForAmounts } from './steps';

test.beforeEach(async ({ page }) => {
  await signIn(page, '일반');
  await emptyBasket(page);
  await cancelOrders(page);
});

interface BenchState {
  accounts: { accountNo: string; amountWon: number }[];
}

test('shows the account of an order by deposit, and that the deposit has arrived', async ({
  page,
}) => {
  await openSheet(page);
  await page.getByRole('radio', { name: /무통장입금/ }).check();
  await page.getByRole('radio', { name: '소득공제' }).check();
  await page.getByRole('textbox', { name: '현금영수증 휴대폰 번호' }).fill('010-2030-1101');
  await waitForAmounts(page);
  await agreeToAll(page);
  await page.getByRole('button', { name: /원 주문하기$/ }).click();
  await expect(page.getByRole('heading', { name: '주문을 받았어요. 입금해 주세요' })).toBeVisible();
  const account = page.getByRole('region', { name: '입금 계좌' });
  await expect(account.getByText('남은 시간')).toBeVisible();
  const accountNo = await account.locator('strong').first().innerText();

  const { accounts } = await callApi<BenchState>(page, 'GET', '/sandbox/payment/state');
  const amountWon = accounts.find((one) => one.accountNo === accountNo)?.amountWon ?? 0;
  const deposit = (won: number) =>
    callApi(page, 'POST', '/sandbox/payment/deposit', { accountNo, amountWon: won });
  await deposit(amountWon - 1);
  await expect(page.getByText(/원은 돌려드/)).toBeVisible({ timeout: 15_000 });
  await deposit(amountWon);
  await expect(page.getByText('입금이 확인되었어요')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
});

for (const [method, name] of [
  [/간편결제/, '바로페이'],
  [/계좌이체/, '우리은행'],
] as const) {
  test(`pays by ${name} chosen in the window`, async ({ page }) => {
    await openSheet(page);
    await page.getByRole('radio', { name: method }).check();
    await waitForAmounts(page);
    await agreeToAll(page);
    await payButton(page).click();
    await page.waitForURL(/\/sandbox\/issuer\//);
    await page.getByRole('combobox').selectOption(name);
    await answerPaymentWindow(page, '결제 승인');
    await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
    await expect(page.getByText(new RegExp(name))).toBeVisible();
  });
}

import { emptyBasket } from '@shop/tools/e2e/basket';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { holdStock } from '@shop/tools/e2e/place-order';
import { cancelOrders, chooseScarce, ordersOf, putInBasket } from './order-api';
import { agreeToAll, answerPaymentWindow, openSheet, payButton, waitForAmounts } from './steps';

test.beforeEach(async ({ page }) => {
  await signIn(page, '일반');
  await emptyBasket(page);
  await cancelOrders(page);
});

test('returns to the unchanged order sheet when the card is declined', async ({ page }) => {
  await openSheet(page);
  await page.getByRole('textbox', { name: '포인트' }).fill('500');
  await page.getByRole('textbox', { name: '포인트' }).blur();
  await page
    .getByRole('combobox', { name: '배송 메시지' })
    .selectOption({ label: '경비실에 맡겨 주세요' });
  await expect(page.getByRole('region', { name: '결제 금액' }).getByText('−500원')).toBeVisible();
  await waitForAmounts(page);
  const total = await payButton(page).innerText();
  await agreeToAll(page);
  await payButton(page).click();
  await answerPaymentWindow(page, '승인 거절');

  await expect(page.getByText('결제하지 못했어요')).toBeVisible();
  await expect(payButton(page)).toHaveText(total);
  await expect(page.getByRole('textbox', { name: '포인트' })).toHaveValue('500');
  await expect(page.getByRole('combobox', { name: '배송 메시지' })).toHaveValue('40');
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();

  // The same order sheet can be paid now.
  await payButton(page).click();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
});

test('finds the result by polling when the approval response is lost', async ({ page }) => {
  await openSheet(page);
  await agreeToAll(page);
  await payButton(page).click();
  await answerPaymentWindow(page, '응답 없음 (승인됨)');
  await expect(page.getByText('승인 확인 중이에요')).toBeVisible();
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible({
    timeout: 30_000,
  });
});

test('stops the payment with a reason when the goods sold out meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const { skuNo, left } = await chooseScarce(page);
  await putInBasket(page, [{ skuNo, qty: left }]);
  await page.goto('/basket');
  await page.getByRole('button', { name: /주문하기$/ }).click();
  await expect(page).toHaveURL(/\/order\/sheet/);
  await agreeToAll(page);

  const rival = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(rival, '법인');
  const releaseStock = await holdStock(rival, skuNo, left);
  await payButton(page).click();
  const word = page.getByRole('alertdialog');
  await expect(word).toContainText(/재고|품절/);
  await word.getByRole('button').click();
  await expect(page).toHaveURL(/\/order\/sheet/);
  await releaseStock();
  await rival.context().close();

  // The selections are kept, and the goods can be bought now.
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();
  await page.reload();
  await payButton(page).click();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
});

test('offers to continue or return to the sheet without a charge after Back from the payment window', async ({
  page,
}) => {
  await openSheet(page);
  await agreeToAll(page);
  await payButton(page).click();
  await page.waitForURL(/\/sandbox\/issuer\//);
  await page.goBack();
  await expect(page.getByText('아직 결제하지 않았어요')).toBeVisible();
  await page.getByRole('button', { name: '주문서로 돌아가기' }).click();
  await expect(page.getByText('결제하지 못했어요')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeChecked();
});

test('creates one order on a double click on 결제하기', async ({ page }) => {
  const [before] = await ordersOf(page);
  await openSheet(page);
  await agreeToAll(page);
  await payButton(page).dblclick();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  const [made, next] = await ordersOf(page);
  expect(page.url()).toContain(String(made?.orderNo));
  expect(next?.orderNo).toBe(before?.orderNo);
});

import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelOrders } from './order-api';
import { agreeToAll, answerPaymentWindow, openSheet, payButton } from './steps';

const codeOf = async (page: Parameters<typeof callApi>[0]) =>
  (await callApi<{ code: string }>(page, 'GET', '/member/v1/front/recommendation')).code;

test('gives a friend’s recommendation code with an order, and refuses the member’s own', async ({
  page,
}) => {
  await signIn(page, '가족');
  const friendsCode = await codeOf(page);
  await signIn(page, '일반');
  const ownCode = await codeOf(page);
  await emptyBasket(page);
  // A canceled order does not count, so that the code can be given again.
  await cancelOrders(page);

  await openSheet(page);
  await page.getByRole('button', { name: /두 분 모두 코인/ }).click();
  const sheet = page.getByRole('dialog', { name: '추천코드' });
  const field = sheet.getByRole('textbox', { name: '추천코드' });
  await field.fill(ownCode);
  await sheet.getByRole('button', { name: '등록' }).click();
  await expect(sheet.getByText('내 추천코드는 내 주문에 쓸 수 없어요.')).toBeVisible();
  await field.fill(friendsCode.toLowerCase());
  await field.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(friendsCode) })).toBeVisible();

  await agreeToAll(page);
  await payButton(page).click();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByText(new RegExp(`추천코드 ${friendsCode}`))).toBeVisible();
});

import { emptyBasket } from '@shop/tools/e2e/basket';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelOrders, chooseGoods, deleteAddresses, putInBasket } from './order-api';
import { agreeToAll, answerPaymentWindow, openSheet, payButton, waitForAmounts } from './steps';

test.beforeEach(async ({ page }) => {
  await signIn(page, '일반');
  await emptyBasket(page);
  await cancelOrders(page);
});

test('pays an order with coupon, points and installments', async ({ page }) => {
  await openSheet(page);
  await page.getByRole('button', { name: /쿠폰 변경/ }).click();
  const coupons = page.getByRole('dialog', { name: '쿠폰 선택' });
  await coupons.getByRole('button', { name: '모두 해제' }).click();
  await coupons.getByRole('button', { name: '최대 할인으로 선택' }).click();
  await coupons.getByRole('button', { name: /원 할인 적용하기/ }).click();
  await expect(coupons).toBeHidden();
  await page.getByRole('textbox', { name: '포인트' }).fill('1000');
  await page.getByRole('textbox', { name: '포인트' }).blur();
  await waitForAmounts(page);
  const months = page.getByRole('combobox', { name: '할부 개월' });
  await months.selectOption({ label: (await months.locator('option').nth(2).innerText()).trim() });
  await page.getByRole('combobox', { name: '배송 메시지' }).selectOption({ label: '직접 입력' });
  await page
    .getByRole('textbox', { name: '배송 메시지 직접 입력' })
    .fill('벨을 누르지 말아 주세요');

  const amounts = page.getByRole('region', { name: '결제 금액' });
  await expect(amounts.getByText('쿠폰 할인')).toBeVisible();
  await expect(amounts.getByText('−1,000원')).toBeVisible();
  await waitForAmounts(page);
  const total = (await payButton(page).innerText()).replace(/ 결제하기$/, '');

  await agreeToAll(page);
  await payButton(page).click();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  const paid = page.getByRole('region', { name: '결제 정보' });
  await expect(paid.getByText(total).last()).toBeVisible();
  await expect(paid.getByText(/\d개월/)).toBeVisible();
  await expect(page.getByText('벨을 누르지 말아 주세요')).toBeVisible();

  // The complete page survives a reload, and Back leads to the shop instead of the payment.
  await page.reload();
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/basket$/);
  await expect(page.getByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
});

test('adds and selects a new address, and the total includes its island fee', {
  tag: '@hostile',
}, async ({ page }) => {
  const receiver = '한라산';
  await deleteAddresses(page, receiver);
  await openSheet(page);
  const before = await payButton(page).innerText();
  await page.getByRole('button', { name: '배송지 변경' }).click();
  await page.getByRole('button', { name: '새 배송지 추가' }).click();
  const form = page.getByRole('dialog', { name: '새 배송지 추가' });
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(form.getByText('받는 분 이름을 2자 이상 입력해 주세요')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /받는 분/ })).toBeFocused();
  await form.getByRole('textbox', { name: /받는 분/ }).fill(receiver);
  await form.getByRole('textbox', { name: /휴대폰/ }).fill('01055556666');
  await form.getByRole('button', { name: '주소 찾기' }).click();
  const search = page.getByRole('dialog', { name: '주소 찾기' });
  // What it shows as an example is the first that is found.
  for (const example of await search.getByRole('definition').allInnerTexts()) {
    await search.getByRole('searchbox').fill(example);
    await search.getByRole('searchbox').press('Enter');
    await expect(search.getByRole('listitem').first()).toContainText(example);
  }
  await search.getByRole('searchbox').fill('제주');
  await search.getByRole('searchbox').press('Enter');
  await search
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^도로명/ })
    .click();
  await expect(search).toBeHidden();
  // The fields filled in before the search keep their values, and the search placed no order.
  await expect(form.getByRole('textbox', { name: /받는 분/ })).toHaveValue(receiver);
  await expect(form.getByRole('textbox', { name: '우편번호' })).toHaveValue(/^63\d{3}$/);
  await form.getByRole('textbox', { name: '상세 주소' }).fill('3층');
  await form.getByRole('button', { name: '저장하기' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/도서산간 지역이라 배송비 [\d,]+원이 추가돼요/)).toBeVisible();
  await expect(page.getByText(receiver)).toBeVisible();
  await expect(payButton(page)).not.toHaveText(before);
  await deleteAddresses(page, receiver);
});

test('orders from the basket to the complete page by keyboard alone', async ({
  page,
  isMobile,
}) => {
  test.skip(Boolean(isMobile), 'a phone has no keyboard to tab with');
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  await putInBasket(page, [{ skuNo: a.skuNos[0], qty: 1 }]);
  await page.goto('/basket');
  const press = async (
    name: string | RegExp,
    key: string,
    role: 'button' | 'checkbox' = 'button',
  ) => {
    const wanted = page.getByRole(role, { name });
    await expect(wanted).toBeVisible();
    for (let tabs = 0; tabs < 60; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(wanted).toBeFocused();
    await page.keyboard.press(key);
  };
  await press(/주문하기$/, 'Enter');
  await expect(page).toHaveURL(/\/order\/sheet/);
  await press('전체 동의', 'Space', 'checkbox');
  await press(/원 결제하기$/, 'Enter');
  await page.waitForURL(/\/sandbox\/issuer\//);
  await press('결제 승인', 'Enter');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
});

// Inside the shop the server answers, with the shop's page for any 404.
test('answers 404 for another member’s order and order sheet', { tag: '@alone' }, async ({
  page,
}) => {
  await openSheet(page);
  const sheet = page.url();
  await agreeToAll(page);
  await payButton(page).click();
  await answerPaymentWindow(page, '결제 승인');
  await expect(page.getByRole('heading', { name: '주문이 완료되었어요' })).toBeVisible();
  const thanks = page.url();
  await page.context().clearCookies();
  await signIn(page, '가족');
  await page.goto(thanks);
  await expect(page.getByText('주문을 찾을 수 없어요')).toBeVisible();
  await page.goto(sheet);
  await expect(page.getByText('주문서를 찾을 수 없어요')).toBeVisible();
});

test('refuses an unknown coupon code and adds the coupon of a right one', async ({ page }) => {
  await openSheet(page);
  await page.getByRole('button', { name: /쿠폰 변경/ }).click();
  const coupons = page.getByRole('dialog', { name: '쿠폰 선택' });
  const code = coupons.getByRole('textbox', { name: '쿠폰 코드' });
  await code.fill('NO-SUCH-CODE');
  await coupons.getByRole('button', { name: '등록', exact: true }).click();
  await expect(coupons.getByText('쿠폰 코드를 다시 확인해 주세요.')).toBeVisible();
  await code.fill('ondam welcome');
  await coupons.getByRole('button', { name: '등록', exact: true }).click();
  await expect(coupons.getByRole('checkbox', { name: '코드로 받는 5,000원 쿠폰' })).toBeVisible();
});

import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { buy, chooseGoods } from './shopper-api';

interface Order {
  state: string;
  items: { itemNo: number }[];
  shipments: { invoiceNo: string }[];
}

test('follows a parcel to the door, confirms the receipt and the purchase', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  const order = () => callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);
  const itemNos = (await order()).items.map(({ itemNo }) => itemNo);
  const parcel = page.getByRole('region', { name: '배송 안내' });

  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await expect(parcel).toContainText(' 도착 예정');
  await callApi(page, 'POST', '/sandbox/fulfilment/seller', { kind: 'SHIPPED', orderNo, itemNos });
  const invoiceNo = (await order()).shipments[0]?.invoiceNo ?? '';
  await page.reload();
  await parcel.getByRole('button', { name: '배송조회' }).click();
  const sheet = page.getByRole('dialog', { name: '배송조회' });
  await expect(sheet).toContainText('아직 배송 정보가 없어요');
  await expect(sheet).toContainText(invoiceNo);
  await expect(sheet.getByRole('link', { name: 'CJ대한통운에서 보기' })).toHaveAttribute(
    'href',
    new RegExp(invoiceNo),
  );
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  const scan = (kind: string) =>
    callApi(page, 'POST', '/sandbox/fulfilment/courier', { invoiceNo, kind });
  await scan('PICKED_UP');
  await scan('OUT_FOR_DELIVERY');
  await page.goto('/mypage/order/list?state=shipping');
  await page
    .getByRole('button', { name: `${a.name} 배송조회` })
    .first()
    .click();
  await expect(sheet.getByRole('list', { name: '배송 이력' }).getByRole('listitem')).toHaveCount(2);
  await page.goBack();

  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: `${a.name} 더보기` }).click();
  await page.getByRole('button', { name: `${a.name} 수취확인` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '수취확인' }).click();
  await expect(page.getByText(/월 \d+일\(.\)까지 교환·반품 가능해요 \(/)).toBeVisible();
  await page.getByRole('button', { name: `${a.name} 구매확정` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '구매확정' }).click();
  await expect(page.getByText('구매를 확정했어요')).toBeVisible();
  expect((await order()).state).toBe('BUY_CONFIRM');
});

test('says why goods are late and when they come', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await callApi(page, 'POST', '/sandbox/fulfilment/days', { orderNo, days: 10 });
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  const parcel = page.getByRole('region', { name: '배송 안내' });
  await expect(parcel).toContainText('배송지연');
  await expect(parcel).toContainText('판매자의 발송이 늦어지고 있어요');
  await expect(page.getByText(/사과의 뜻으로 코인 500원/)).toBeVisible();
});

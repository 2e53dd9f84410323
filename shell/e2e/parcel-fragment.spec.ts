import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { deliver, shipped } from './delivered-order';

/** mfe-mypage draws on the page of customer service what arrives next. */

const section = '배송 중인 상품';

let orderNo: string | undefined;

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  if (orderNo) await deliver(page, orderNo);
  orderNo = undefined;
});

test('is in the answer of the server, and leads to the order', async ({ page }) => {
  await signIn(page);
  orderNo = await shipped(page);
  expect(await (await page.request.get('/cs')).text()).toContain(section);
  await page.goto('/cs');
  const parcel = page.getByRole('region', { name: section });
  await parcel.getByRole('link', { name: /도착/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeAttached();
});

test('stays readable, and the page works, while its owner answers 503', async ({ page }) => {
  await signIn(page);
  orderNo = await shipped(page);
  await page.route('**/assets/mypage/**/*.js', (route) => route.fulfill({ status: 503 }));
  await page.goto('/cs');
  await expect(page.getByRole('region', { name: section })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '배송', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeAttached();
});

test('leaves no gap where nothing is on its way', async ({ page }) => {
  await signIn(page, '가족');
  const { orders } = await callApi<{ orders: unknown[] }>(
    page,
    'GET',
    '/order/v1/front/orders?months=3&state=shipping',
  );
  expect(orders).toEqual([]);
  await page.goto('/cs');
  await expect(page.getByRole('heading', { name: '공지사항' })).toBeVisible();
  const search = await page.getByRole('list', { name: '질문 종류' }).boundingBox();
  const ways = await page.getByRole('region', { name: '1:1 문의' }).boundingBox();
  const gap = (ways?.y ?? 0) - (search?.y ?? 0) - (search?.height ?? 0);
  expect(gap).toBeLessThan(30);
  await expect(page.getByText(section)).toHaveCount(0);
});

import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelPayment, orderByDeposit } from '@shop/tools/e2e/place-order';
import { buy, chooseGoods } from './shopper-api';

const wonOf = (text: string): number => Number(text.replace(/−/g, '-').replace(/[^\d-]/g, ''));

interface Order {
  amounts: { payWon: number };
}

test('filters orders by state, period and keyword, and keeps the filter in the URL', async ({
  page,
}) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await page.goto('/mypage/order/list');
  const order = page.getByRole('article', { name: new RegExp(orderNo) });
  await expect(order).toContainText(a.name);
  await expect(order).toContainText('결제완료');

  await page.getByRole('link', { name: '배송중', exact: true }).click();
  await expect(page).toHaveURL(/state=shipping/);
  await expect(order).toHaveCount(0);
  await page
    .getByRole('group', { name: '주문 상태' })
    .getByRole('link', { name: '결제완료' })
    .click();
  await expect(order).toBeVisible();
  await page.getByRole('combobox', { name: '조회 기간' }).selectOption('1개월');
  await expect(page).toHaveURL(/months=1/);
  await expect(page).toHaveURL(/state=payDone/);

  const words = page.getByRole('searchbox', { name: '주문 검색' });
  await words.fill('세상에 없는 상품');
  await words.press('Enter');
  await expect(page.getByText('조건에 맞는 주문이 없어요')).toBeVisible();
  await page.getByRole('link', { name: '조건 초기화' }).click();
  // The reset draws a new field; words typed into the old one are lost.
  await expect(words).toHaveValue('');
  await words.fill(orderNo);
  await words.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(order).toBeVisible();
});

test('shows order amounts that add up to the total', async ({ page }) => {
  await signIn(page);
  const goods = await chooseGoods(page, 2);
  const orderNo = await buy(
    page,
    goods.map(({ skuNo }) => ({ skuNo, qty: 1 })),
  );
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  const money = page.getByRole('region', { name: '결제 금액' });
  await expect(money).toBeVisible();
  const lines = await money.locator('dl > div').evaluateAll((rows) =>
    rows.map((row) => ({
      label: row.querySelector('dt')?.firstChild?.textContent ?? '',
      amount: row.querySelector('dd')?.textContent ?? '',
    })),
  );
  const total = lines.findIndex(({ label }) => label === '총 결제 금액');
  const parts = lines.slice(0, total).map(({ amount }) => (amount === '무료' ? 0 : wonOf(amount)));
  const sum = parts.reduce((a, b) => a + b, 0);
  expect(lines.map(({ label }) => label)).toContain('포인트 사용');
  expect(sum).toBe(wonOf(lines[total]?.amount ?? ''));
  const { amounts } = await callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);
  expect(sum).toBe(amounts.payWon);
});

test('filters by an own period, and shows the papers of a payment', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 2 }]);
  await page.goto('/mypage/order/list');
  const order = page.getByRole('article', { name: new RegExp(orderNo) });
  await page.getByRole('combobox', { name: '조회 기간' }).selectOption('직접 설정');
  await expect(order).toBeVisible();
  await page.getByLabel('직접 설정한 기간 시작일').fill('2020-01-01');
  await expect(page).toHaveURL(/from=2020-01-01/);
  await expect(order).toBeVisible();
  await page.goto('/mypage/order/list?from=2020-01-01&to=2020-02-01');
  await expect(page.getByText('주문한 상품이 없어요')).toBeVisible();

  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('link', { name: '결제 영수증' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('결제 영수증');
  const { amounts } = await callApi<Order>(page, 'GET', `/order/v1/front/orders/${orderNo}`);
  const total = `${amounts.payWon.toLocaleString('ko-KR')}원`;
  await expect(page.getByRole('row', { name: /^합계/ })).toContainText(total);
  await page.goto(`/mypage/order/receipt?orderNo=${orderNo}&kind=statement`);
  await expect(page.getByRole('table', { name: '거래명세서' })).toContainText(a.name);
  await expect(page.getByRole('row', { name: /^합계/ })).toContainText(total);
});

test('changes the delivery address unless delivery would cost more', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await page.getByRole('button', { name: '배송지 변경' }).click();
  const sheet = page.getByRole('dialog', { name: '배송지 변경' });
  await sheet.getByRole('radio', { name: /제주/ }).check();
  await sheet.getByRole('button', { name: '변경하기' }).click();
  await expect(sheet.getByText(/도서산간 배송비가 달라지는 곳/)).toBeVisible();
  await sheet.getByRole('radio', { name: /회사/ }).check();
  await sheet.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByText('배송지를 바꿨어요')).toBeVisible();
  await expect(page.getByRole('region', { name: '받는 분' })).toContainText('월드컵로 42');
});

test('answers 404 for another member’s order', async ({ page }) => {
  await signIn(page, '일반');
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await signIn(page, '가족');
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  await expect(page.getByText(/찾을 수 없어요|Page Not Found/).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(a.name);
});

test('links to the shop when the member has no orders', async ({ page }) => {
  const list = await page.request.get('/api/sandbox/identity/members');
  const { payload } = (await list.json()) as {
    payload: { members: { cno: string; summary: string }[] };
  };
  const fresh = payload.members.find(({ summary }) => summary.includes('주문 0건'));
  const ticket = await page.request.post('/api/sandbox/identity/sign-in', {
    data: { cno: fresh?.cno },
  });
  const { lid } = ((await ticket.json()) as { payload: { lid: string } }).payload;
  await page.request.post('/api/member/v1/front/login', { data: { lid } });
  await page.goto('/mypage/order/list');
  await expect(page.getByText('주문한 상품이 없어요')).toBeVisible();
  await expect(page.getByRole('link', { name: '쇼핑하러 가기' })).toBeVisible();
});

test('prints an order and its receipt without header and buttons', async ({ page }) => {
  await signIn(page);
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  const orderNo = await buy(page, [{ skuNo: a.skuNo, qty: 1 }]);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['detail', 'receipt']) {
    await page.goto(`/mypage/order/${path}?orderNo=${orderNo}`);
    await expect(page.getByRole('main')).toContainText(orderNo);
    await expect(page.getByText(a.name).first()).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});

test('prints the goods of an order over more than half of the page width, on phone and desktop', async ({
  page,
}) => {
  await signIn(page);
  const [goods] = await chooseGoods(page, 1);
  if (!goods) throw new Error('The sample has no plain goods.');
  const orderNo = await buy(page, [{ skuNo: goods.skuNo, qty: 1 }]);
  await page.emulateMedia({ media: 'print' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
    const line = page.getByRole('listitem').filter({ hasText: goods.name });
    // The styles for print load after the first screen.
    await expect.poll(async () => (await line.boundingBox())?.width).toBeGreaterThan(width / 2);
  }
});

test('asks mfe-order for the account of an order that waits for its deposit', async ({ page }) => {
  await signIn(page);
  const [goods] = await chooseGoods(page, 1);
  const { orderNo, paymentNo } = await orderByDeposit(page, goods?.skuNo ?? 0);
  await page.goto(`/mypage/order/detail?orderNo=${orderNo}`);
  // Alone, the fragment's name and props stand in its place; in the shop, the account.
  const place = page.getByRole('region', { name: /^(다른 팀의 조각 order\/deposit|입금 계좌)$/ });
  await expect(place).toHaveText(new RegExp(`"orderNo":"${orderNo}"|계좌번호 복사`));
  await cancelPayment(page, paymentNo);
});

import type { BasketView } from '@shop/shared/contracts';
import { emptyBasket } from '@shop/tools/e2e/basket';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { chooseGoods, putInBasket } from './order-api';

/** The button of an option value also shows its surcharge and stock. */
const startingWith = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

test.beforeEach(async ({ page }) => {
  await signIn(page, '일반');
  await emptyBasket(page);
});

test('shows the empty state with a link to the shop', async ({ page }) => {
  await page.goto('/basket');
  await expect(page.getByRole('heading', { level: 1, name: '장바구니' })).toBeAttached();
  await expect(page.getByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
  await page.getByRole('link', { name: '쇼핑 계속하기' }).click();
  await expect(page).toHaveURL(/\/main$/);
});

test('shows the server’s totals after selecting, counting and removing goods', async ({ page }) => {
  const [a, b] = await chooseGoods(page, 2);
  if (!a || !b) return;
  await putInBasket(page, [
    { skuNo: a.skuNos[0], qty: 1 },
    { skuNo: b.skuNos[0], qty: 2 },
  ]);
  await page.goto('/basket');
  const sum = page.getByRole('region', { name: '결제 예정 금액' });
  const order = page.getByRole('button', { name: /주문하기$/ });
  await expect(order).toContainText('총 2종 3개');

  const first = page.getByRole('listitem', { name: `${a.name} ${a.optionTexts[0]}` });
  await first.getByRole('checkbox').click();
  await expect(order).toContainText('총 1종 2개');
  await expect(sum).toHaveAttribute('aria-busy', 'false');
  /** Expects the button to show the server's total and returns it. */
  const expectPayWon = async () => {
    const { totals } = await callApi<BasketView>(page, 'GET', '/order/v1/front/basket');
    await expect(order).toContainText(won(totals.payWon));
    return totals.payWon;
  };
  const second = page.getByRole('listitem', { name: `${b.name} ${b.optionTexts[0]}` });
  const before = await expectPayWon();
  await second.getByRole('button', { name: /수량 늘리기/ }).click();
  await expect(order).toContainText('총 1종 3개');
  await expect(second.getByText(won(b.priceWon * 3))).toBeVisible();
  await expect(sum).toHaveAttribute('aria-busy', 'false');
  expect(await expectPayWon()).toBeGreaterThan(before);

  // Selection and quantity are stored on the server.
  await page.reload();
  await expect(first.getByRole('checkbox')).not.toBeChecked();
  await expect(second.getByRole('textbox')).toHaveValue('3');

  await page.getByRole('checkbox', { name: /전체 선택/ }).click();
  await expect(order).toContainText('총 2종 4개');
  await first.getByRole('button', { name: /삭제$/ }).click();
  await expect(first).toHaveCount(0);
  // By keyboard, because the toast about the first one may cover the button.
  await page.getByRole('button', { name: '선택 삭제' }).press('Enter');
  await expect(page.getByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
});

test('replaces an invalid quantity with the nearest valid one and says why', async ({ page }) => {
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  await putInBasket(page, [{ skuNo: a.skuNos[0], qty: 1 }]);
  await page.goto('/basket');
  const quantity = page.getByRole('listitem', { name: a.name }).getByRole('textbox');
  await quantity.fill('9999');
  await quantity.press('Enter');
  await expect(page.getByText(/한 번에 최대 \d+개까지 구매할 수 있어요/)).toBeVisible();
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(page.getByText('최소 1개부터 구매할 수 있어요')).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test('replaces an item when its option changes and merges items with the same option', async ({
  page,
}) => {
  const [a] = await chooseGoods(page, 1);
  if (!a) return;
  await putInBasket(page, [
    { skuNo: a.skuNos[0], qty: 1 },
    { skuNo: a.skuNos[1], qty: 2 },
  ]);
  await page.goto('/basket');
  await page.getByRole('button', { name: `${a.name} ${a.optionTexts[0]} 옵션 변경` }).click();
  const sheet = page.getByRole('dialog', { name: '옵션 변경' });
  await expect(sheet).toBeVisible();
  for (const level of a.optionTexts[1].split(' / '))
    await sheet
      .getByRole('radio', { name: startingWith(level) })
      .first()
      .click();
  await sheet.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByText('같은 옵션이 있어 수량을 합쳤어요')).toBeVisible();
  const line = page.getByRole('listitem', { name: `${a.name} ${a.optionTexts[1]}` });
  await expect(line.getByRole('textbox')).toHaveValue('3');
  await expect(page.getByRole('button', { name: /총 1종 3개 .*주문하기/ })).toBeVisible();
});

test('creates one order sheet on a double click on 주문하기', async ({ page }) => {
  const [goods] = await chooseGoods(page, 1);
  if (!goods) return;
  await putInBasket(page, [{ skuNo: goods.skuNos[0], qty: 1 }]);
  const requests: string[] = [];
  page.on('request', (request) => {
    const isSheet = new URL(request.url()).pathname.endsWith('/order/v1/front/sheet');
    if (isSheet && request.method() === 'POST') requests.push(request.url());
  });
  await page.goto('/basket');
  await page.getByRole('button', { name: /주문하기$/ }).dblclick();
  await expect(page).toHaveURL(/\/order\/sheet/);
  await expect(page.getByRole('button', { name: /원 결제하기$/ })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('puts a deleted item back with 되돌리기', async ({ page }) => {
  const [goods] = await chooseGoods(page, 1);
  if (!goods) return;
  await putInBasket(page, [{ skuNo: goods.skuNos[0], qty: 3 }]);
  await page.goto('/basket');
  const name = `${goods.name} ${goods.optionTexts[0]}`;
  await page.getByRole('button', { name: `${name} 삭제` }).click();
  await expect(page.getByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('listitem', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /주문하기$/ })).toContainText('총 1종 3개');
});

test('keeps an item for later and moves it back', async ({ page }) => {
  const [goods] = await chooseGoods(page, 1);
  if (!goods) return;
  await putInBasket(page, [{ skuNo: goods.skuNos[0], qty: 2 }]);
  await page.goto('/basket');
  const name = `${goods.name} ${goods.optionTexts[0]}`;
  await page.getByRole('button', { name: `${name} 나중에 구매` }).click();
  await expect(page.getByText('장바구니에 담긴 상품이 없어요')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `${name} 장바구니로 옮기기` }).click();
  await expect(page.getByRole('button', { name: /주문하기$/ })).toContainText('총 1종 2개');
});

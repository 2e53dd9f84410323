import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { openOptions } from '@shop/tools/e2e/options';
import { findGoods, findOffSale } from './find-goods';

test('disables the buy bar when the goods are sold out', async ({ page }) => {
  const goods = await findGoods(page.request, { card: ({ soldOut }) => soldOut });
  await page.goto(paths.goods(goods.goodsNo));
  await expect(page.getByRole('button', { name: '품절' })).toBeDisabled();
  await expect(page.getByText('품절된 상품이에요')).toBeVisible();
  await expect(page.getByRole('button', { name: '바로구매' })).toBeHidden();
});

test('leads from sold-out goods to similar ones, and says again that they are sold out', async ({
  page,
}) => {
  const goods = await findGoods(page.request, { card: ({ soldOut }) => soldOut });
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('link', { name: '비슷한 상품 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('품절된 상품이에요');
  await expect(page.getByRole('button', { name: '재입고 알림' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: '비슷한 상품' })).toBeVisible();
});

test('keeps a sold-out option visible with the reason', async ({ page }) => {
  const goods = await findGoods(page.request, {
    card: ({ soldOut, hasOptions }) => !soldOut && hasOptions,
    goods: ({ options }) =>
      options.groups.length === 1 && options.skus.some(({ available }) => available === 0),
  });
  const gone = goods.options.skus.find(({ available }) => available === 0);
  await page.goto(paths.goods(goods.goodsNo));
  const options = await openOptions(page);
  await options.getByRole('radio', { name: `${gone?.optionText} 품절` }).click();
  await expect(options.getByText(/품절이에요. 다른 옵션을 선택해 주세요/)).toBeVisible();
  await expect(options.getByRole('list', { name: '선택한 옵션' })).toBeHidden();
});

test('counts down a running time deal and shows the sold share', async ({ page }) => {
  const goods = await findGoods(page.request, { card: ({ deal }) => deal !== null });
  await page.goto(paths.goods(goods.goodsNo));
  await expect(page.getByRole('timer')).toHaveText(/\d{2}:\d{2}:\d{2}/);
  await expect(page.getByRole('progressbar', { name: '타임딜 판매율' })).toBeVisible();
});

test('returns 404 for invalid and unknown goods numbers', async ({ page }) => {
  for (const address of ['/goods/detail', '/goods/detail?goodsNo=0', '/goods/detail?goodsNo=abc']) {
    await page.goto(address);
    await expect(page.getByText('Page Not Found: /goods/detail')).toBeVisible();
  }
  await page.goto(paths.goods(999_999_999));
  await expect(page.getByText('Page Not Found: /goods/detail')).toBeVisible();
});

test('shows a separate page for goods that are off sale', async ({ page }) => {
  const offSale = await findOffSale(page.request);
  await page.goto(paths.goods(offSale));
  await expect(page).toHaveURL(new RegExp(`goods-not-for-sale\\?goodsNo=${offSale}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/상품이에요/);
});

test('shows the name and price of the clicked card before the response arrives', async ({
  page,
}) => {
  const { goodsNo, name } = await findGoods(page.request, { card: ({ soldOut }) => !soldOut });
  await page.goto(paths.compare([goodsNo]));
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/goods\/v1\/front\/\d+$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('table').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('판매자 정보').first()).toBeHidden();
  answer();
  await expect(page.getByText('판매자 정보').first()).toBeVisible();
});

// Inside the shop the server has asked the api before the browser does.
test('shows an error and recovers when the api is available again', { tag: '@alone' }, async ({
  page,
}) => {
  const goods = await findGoods(page.request, { card: ({ soldOut }) => !soldOut });
  let isDown = true;
  await page.route(/\/goods\/v1\/front\/\d+$/, (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: 'DOWN', message: '' } }) : route.continue(),
  );
  await page.goto(paths.goods(goods.goodsNo));
  await expect(page.getByRole('alert').getByRole('button', { name: '다시 시도' })).toBeVisible();
  isDown = false;
  await expect(page.getByRole('heading', { level: 1, name: goods.name })).toBeVisible({
    timeout: 15_000,
  });
});

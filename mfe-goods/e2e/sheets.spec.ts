import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods } from './find-goods';

test('shows steps that add up to the best price and closes the sheet on Back', {
  tag: '@hostile',
}, async ({ page }) => {
  const goods = await findGoods(page.request, {
    card: ({ couponPriceWon, soldOut }) => couponPriceWon !== null && !soldOut,
    goods: ({ price }) => price.bestPriceWon < price.salePriceWon,
  });
  const best = `${goods.price.bestPriceWon.toLocaleString('ko-KR')}원`;
  const hasCard = goods.price.benefits.some(({ kind }) => kind === 'CARD');
  const label = hasCard ? '최대혜택가' : '쿠폰적용가';
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('button', { name: `${label} ${best}` }).click();
  const sheet = page.getByRole('dialog', { name: `${label} 계산` });
  await expect(sheet.getByText(best)).toBeVisible();
  await expect(page).toHaveURL(/modalId=benefit/);

  const sumOfSteps = async () => {
    const amounts = await sheet.locator('dd').allInnerTexts();
    const won = amounts.map((text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '')));
    const saved = won.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0);
    return (won[0] ?? 0) + saved;
  };
  await expect.poll(sumOfSteps).toBe(goods.price.bestPriceWon);

  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.goods(goods.goodsNo));
});

test('shows the coupon of 쿠폰 받기 as downloaded when a visitor has signed in', async ({
  page,
}) => {
  const goods = await findGoods(page.request, { goods: ({ coupons }) => coupons.length > 0 });
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('button', { name: /^쿠폰 받기/ }).click();
  const sheet = page.getByRole('dialog', { name: '쿠폰 받기' });
  const take = sheet.getByRole('button', { name: / 받기$/ }).first();
  const name = (await take.getAttribute('aria-label')) ?? '';
  await take.click();
  await page
    .getByRole('button', { name: /가족.*로 로그인$/ })
    .first()
    .click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('button', { name: name.replace(/ 받기$/, ' 받음') })).toBeDisabled();
});

test('shows the months of 카드 할부 in a table and the right of withdrawal where it applies', async ({
  page,
}) => {
  const goods = await findGoods(page.request, {
    card: ({ salePriceWon, soldOut }) => salePriceWon >= 200_000 && !soldOut,
    goods: ({ price }) => price.interestFree !== null,
  });
  await page.goto(`${paths.goods(goods.goodsNo)}&modalId=installment`);
  const sheet = page.getByRole('dialog', { name: '카드 할부 안내' });
  await expect(sheet.getByRole('row', { name: /^3개월 무이자/ })).toBeVisible();
  await expect(sheet.getByText('할부 철회권·항변권')).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
});

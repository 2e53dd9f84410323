import { expect, test } from '@shop/tools/e2e/fixtures';
import { pay, putInBasket, signInAs } from './shopper';

test('finds a product, signs in on the way, buys it and cancels the order', async ({ page }) => {
  await test.step('opens a home tab and a category', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/main$/);
    await page.getByRole('link', { name: '베스트', exact: true }).first().click();
    await expect(page).toHaveURL(/\/main\?tab=\d+$/);
    await page.goto('/display/category?categoryNo=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('여성패션');
  });

  const card = page.getByRole('article').getByRole('link').nth(1);
  await test.step('opens a product', async () => {
    await card.click();
    await expect(page).toHaveURL(/\/goods\/detail\?goodsNo=\d+/);
    await expect(page.getByRole('button', { name: '바로구매', exact: true })).toBeVisible();
  });
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await test.step('asks for sign-in at the basket and keeps the goods', async () => {
    await putInBasket(page);
    await signInAs(page, /\(일반회원\)으로 로그인$/);
    await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: /^장바구니 [1-9]\d*개$/ })).toBeVisible();
  });

  await test.step('opens the order sheet from the basket', async () => {
    await page.getByRole('link', { name: /^장바구니 [1-9]\d*개$/ }).click();
    await expect(page.getByRole('main')).toContainText(name);
    await page.getByRole('button', { name: /주문하기$/ }).click();
    await expect(page).toHaveURL(/\/order\/sheet/);
    await expect(page.getByRole('main')).toContainText(name);
  });

  await test.step('pays in the payment window', async () => {
    await pay(page);
    await expect(page).toHaveURL(/\/order\/complete/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/완료|감사/);
  });

  await test.step('cancels the order before shipping', async () => {
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await expect(page).toHaveURL(/\/mypage\/order\/detail/);
    await expect(page.getByRole('main')).toContainText('결제완료');
    await page.getByRole('button', { name: '취소 신청하기' }).click();
    const cancel = page.getByRole('dialog', { name: '취소 신청' });
    await cancel.getByRole('radio', { name: '단순 변심' }).check();
    await cancel.getByRole('button', { name: '취소 신청하기' }).click();
    await expect(page.getByText(/취소했어요/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('취소완료');
    await expect(page.getByRole('main')).toContainText('취소·반품·교환 내역');
  });
});

test('keeps the order sheet and charges nothing when the card is declined', async ({ page }) => {
  await page.goto('/display/category?categoryNo=1');
  await page.getByRole('article').getByRole('link').nth(3).click();
  await putInBasket(page);
  await signInAs(page, /\(가족 준회원\)으로 로그인$/);
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await page.goto('/basket');
  await page.getByRole('button', { name: /주문하기$/ }).click();
  await expect(page).toHaveURL(/\/order\/sheet/);
  const sheetAddress = page.url();
  await pay(page, '승인 거절');
  await expect(page).toHaveURL(sheetAddress, { timeout: 20_000 });
  await expect(page.getByRole('checkbox', { name: '전체 동의' })).toBeVisible();
  await page.goto('/mypage/order/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('주문/배송 조회');
  await expect(page.getByRole('article').filter({ hasText: '결제완료' })).toHaveCount(0);
});

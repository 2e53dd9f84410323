import { expect, test } from '@shop/tools/e2e/fixtures';
import { makeOld } from '@shop/tools/e2e/hostile-document';
import { pay, putInBasket, signInAs } from './shopper';

/** A console error fails them, as it fails every journey; only parts that others changed are drawn anew. */
test.use({ mayRedraw: true });

const cards = '/display/category?categoryNo=1';

test.describe('translated', () => {
  test.use({ isHostile: true });

  test('sells in a document of which translators and extensions have taken hold', async ({
    page,
  }) => {
    await page.goto(cards);
    await page.getByRole('article').getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/goods\/detail/);
    await expect(page.locator('h1 font').first()).toBeVisible();
    await putInBasket(page);
    await signInAs(page, /\(일반회원\)으로 로그인$/);
    await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
    await page.goto('/basket');
    const order = page.getByRole('button', { name: /주문하기$/ });
    const item = page.getByRole('main').getByRole('checkbox').last();
    await expect(order).toContainText(/\d/);
    await item.uncheck();
    await expect(order).toHaveCount(0);
    await item.check();
    await expect(order).toContainText(/\d,\d{3}/);
    await order.click();
    await expect(page).toHaveURL(/\/order\/sheet/);
    await pay(page);
    await expect(page).toHaveURL(/\/order\/complete/);
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await page.getByRole('button', { name: '취소 신청하기' }).click();
    const cancel = page.getByRole('dialog', { name: '취소 신청' });
    await cancel.getByRole('radio', { name: '단순 변심' }).check();
    await cancel.getByRole('button', { name: '취소 신청하기' }).click();
    await expect(page.getByRole('main')).toContainText('취소완료');
  });

  test('reports documents that were drawn again', async ({ page }) => {
    const report = page.waitForRequest(
      (request) => /builds\/report$/.test(request.url()) && request.postDataJSON().redraws > 0,
    );
    await page.goto('/basket');
    await report;
  });
});

test('shows one page at a time, goes back and sells in a browser of two years ago', async ({
  page,
}) => {
  await makeOld(page);
  await page.goto(cards);
  const list = page.getByRole('article').getByRole('link');
  await list.nth(1).click();
  await expect(page).toHaveURL(/\/goods\/detail/);
  await expect(page.locator('[data-hidden]').first()).toBeHidden();
  await expect(page.locator('[data-hidden] h1')).toHaveCount(1);
  await page.reload();
  await page.getByRole('button', { name: '뒤로' }).first().click();
  await expect(page).toHaveURL(/categoryNo=1/);
  await list.nth(1).click();
  await putInBasket(page);
  await signInAs(page, /\(일반회원\)으로 로그인$/);
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
  await page.goto('/basket');
  await page.getByRole('button', { name: /주문하기$/ }).click();
  await expect(page).toHaveURL(/\/order\/sheet/);
});

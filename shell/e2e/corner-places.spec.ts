import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { cancelPayment, orderByDeposit } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

/** Scrolls until the corners at the end of the page have loaded. */
async function showPlace(page: Page, pageCd: string) {
  const place = page.locator(`[data-corner-place="${pageCd}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(place).toBeVisible({ timeout: 500 });
  }).toPass();
  return place;
}

test('leads from the end of a category to its brands', async ({ page }) => {
  await page.goto('/display/category?categoryNo=40101');
  const place = await showPlace(page, 'CATEGORY');
  await expect(place.getByRole('heading', { name: '뷰티 브랜드' })).toBeVisible();
  await place.getByRole('link', { name: '이슬담' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이슬담' })).toBeVisible();
});

test('offers the categories where a search finds nothing', async ({ page }) => {
  await page.goto('/searchResult?q=쀍쀍쀍');
  const place = await showPlace(page, 'SEARCH_EMPTY');
  await place.getByRole('link', { name: '뷰티' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '뷰티' })).toBeVisible();
});

test('shows other remotes the corners of my page and the basket', async ({ page }) => {
  await signIn(page, '일반');
  await page.goto('/goods/detail?goodsNo=229');
  await page.waitForFunction(() => localStorage.getItem('shop.goods.recent'));
  await page.goto('/basket');
  const basket = await showPlace(page, 'BASKET');
  await expect(basket.getByRole('heading', { name: '함께 보면 좋은 상품' })).toBeVisible();
  await expect(basket.getByRole('link').first()).toBeVisible();
  await page.goto('/mypage');
  const mypage = await showPlace(page, 'MYPAGE');
  await mypage.getByRole('link', { name: /카드 회원관 가기/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: '카드 회원관' })).toBeAttached();
  await expect(page.getByRole('heading', { name: '오늘의 핫딜' })).toBeAttached();
});

test('keeps my page when the corners cannot be loaded', async ({ page }) => {
  await signIn(page, '일반');
  await page.route(/\/assets\/display\/.*\/fragment\.corners\./, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/fragment.corners.'),
  );
  await page.goto('/mypage');
  await page.mouse.wheel(0, 4000);
  await failed;
  await expect(page.getByRole('heading', { name: '주문/배송' })).toBeVisible();
  await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
  await expect(page.locator('[data-corner-place]')).toHaveCount(0);
});

test.describe('the completed order', () => {
  let paymentNo: string | undefined;

  test.afterEach(async ({ page }) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (paymentNo) await cancelPayment(page, paymentNo);
    paymentNo = undefined;
  });

  /** Orders for a member who has bought before. @returns the path of the completed order */
  async function completeOrder(page: Page): Promise<string> {
    await signIn(page, '일반');
    const [skuNo = 0] = await pickPlainGoods(
      page,
      1,
      ({ options }) => options.skus.find(({ available }) => available >= 10)?.skuNo,
    );
    const order = await orderByDeposit(page, skuNo);
    paymentNo = order.paymentNo;
    return `/order/complete?orderNo=${order.orderNo}`;
  }

  const rail = (page: Page) => page.getByRole('region', { name: '함께 보면 좋은 상품' });

  test('has its corners in the answer of the server, and hydrates them in place', async ({
    page,
  }) => {
    const path = await completeOrder(page);
    const html = await (await page.request.get(path)).text();
    expect(html).toContain('함께 보면 좋은 상품');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-corner-place] section')?.setAttribute('data-first', ''),
      ),
    );
    await page.goto(path);
    await expect(async () => {
      await rail(page).getByRole('button', { name: '왜 추천?' }).first().click();
      await expect(page.getByRole('button', { name: '관심없음' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(rail(page)).toHaveAttribute('data-first');
  });

  test('keeps the corners of the server while their remote answers 503', async ({ page }) => {
    const path = await completeOrder(page);
    await page.route('**/assets/display/**/*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto(path);
    await expect(rail(page).getByRole('link').first()).toBeVisible();
    await page.getByRole('link', { name: '주문 상세 보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeAttached();
  });
});

test('opens the pages of the last menu entries on every width', async ({ page }) => {
  await page.goto('/display/allmenu');
  // A category has the same name.
  const entry = page.locator('main a[href*="menuNo=11"]');
  await expect(entry).toHaveText('모바일 쿠폰');
  await entry.click();
  await expect(page.getByRole('heading', { name: '많이 찾는 모바일 쿠폰' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '쓰기 전에 확인해 주세요' })).toBeAttached();
});

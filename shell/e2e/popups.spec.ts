import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

const SHOP = '/display/shop?shopNo=1';
const popupOf = (page: Page) => page.getByRole('region', { name: '카드 회원관이 새로 열렸어요' });

async function scrollTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(target).toBeInViewport({ timeout: 500 });
  }).toPass();
}

/** The cards of goods that this element lies over. */
const coveredCards = (target: Locator) =>
  target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('main article')].filter((card) => {
      const other = card.getBoundingClientRect();
      const isApart = other.bottom <= box.top || other.top >= box.bottom;
      return !element.contains(card) && other.height > 0 && !isApart;
    }).length;
  });

test('hides a popup for today, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  await page.goto(SHOP);
  await scrollTo(page, popupOf(page));
  await popupOf(page).getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await expect(popupOf(page)).toHaveCount(0);

  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(SHOP);
    await expect(async () => {
      await tab.mouse.wheel(0, 4000);
      await expect(tab.locator('[data-corner-place="SHOP"]')).toBeAttached({ timeout: 500 });
    }).toPass();
    await tab.waitForLoadState('networkidle');
    await expect(popupOf(tab)).toHaveCount(0);
  }
});

test('shows the popup of a closed visit again, and by keyboard', async ({ page }) => {
  await page.goto(SHOP);
  await scrollTo(page, popupOf(page));
  await popupOf(page).getByRole('button', { name: '7일 동안 보지 않기' }).focus();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(SHOP);
  await scrollTo(page, popupOf(page));
});

test('covers neither goods nor the buy bar', async ({ page }) => {
  await page.goto('/display/plan-shop/detail?planShopNo=1');
  const popup = page.getByRole('region', { name: '기획전에서 많이 찾는 상품' });
  await scrollTo(page, popup);
  expect(await coveredCards(popup)).toBe(0);

  await page.goto('/goods/detail?goodsNo=229');
  const banner = page.getByRole('link', { name: /카드 회원관에서 혜택을 더 받아요/ });
  await scrollTo(page, banner);
  await banner.scrollIntoViewIfNeeded();
  await banner.click();
  await expect(page.getByRole('heading', { level: 1, name: '카드 회원관' })).toBeAttached();
});

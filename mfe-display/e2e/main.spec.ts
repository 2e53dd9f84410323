import { paths } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

test('shows the corners of the home page and links into the shop', async ({ page }) => {
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/홈/);
  const hero = page.getByRole('group', { name: '이번 주 추천' });
  await expect(hero.getByRole('link').first()).toBeVisible();
  await hero.getByRole('button', { name: '정지' }).click();
  await expect(hero.getByRole('button', { name: '재생' })).toBeVisible();

  const deals = page.getByRole('region', { name: /타임딜/ });
  await expect(deals.getByRole('timer').first()).toHaveText(/\d{2}:\d{2}:\d{2}/);
  await expect(deals.getByRole('progressbar', { name: '판매된 수량' }).first()).toBeVisible();

  await deals.getByRole('link', { name: '더보기' }).click();
  await expect(page).not.toHaveURL(/\/main$/);
});

test('loads the lower corners when they near the viewport', async ({ page }) => {
  await page.goto(paths.home());
  const brands = page.getByRole('region', { name: '사랑받는 브랜드' });
  await expect(brands).toBeAttached();
  await expect(brands.getByRole('link')).toHaveCount(0);
  // Corners above load while the page scrolls and push the region down again.
  await expect(async () => {
    await brands.scrollIntoViewIfNeeded();
    await expect(brands.getByRole('link').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await brands.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/display\/brand\?brandNo=\d+/);
});

test('opens a home tab by its URL', async ({ page, isMobile }) => {
  await page.goto(paths.home());
  const tabs = page.getByRole('navigation', { name: '홈 탭' });
  if (isMobile) await tabs.getByRole('link', { name: '타임딜' }).click();
  else {
    // The menu row of the shell takes the place of the tabs there.
    await expect(tabs).toBeHidden();
    await page.goto(`${paths.home()}?tab=20`);
  }
  await expect(page).toHaveURL(/\/main\?tab=20$/);
  await expect(page.getByRole('region', { name: /지금 진행 중/ })).toBeVisible();
});

test('downloads a coupon for a member', async ({ page }) => {
  await signIn(page);
  const { coupons } = await callApi<{ coupons: { name: string }[] }>(
    page,
    'GET',
    '/member/v1/front/coupon',
  );
  const ownNames = new Set(coupons.map((coupon) => coupon.name));
  await page.goto(`${paths.home()}?tab=80`);
  const takes = page.getByRole('button', { name: / 받기$/ });
  await expect(takes.first()).toBeVisible();
  // The member's own coupons are marked some time after the page is drawn.
  const labels = await takes.evaluateAll((all) => all.map((take) => take.ariaLabel ?? ''));
  const name = labels.map((label) => label.replace(/ 받기$/, '')).find((n) => !ownNames.has(n));
  await page
    .getByRole('button', { name: `${name} 받기`, exact: true })
    .first()
    .click();
  await expect(page.getByText('쿠폰을 받았어요')).toBeVisible();
  await expect(page.getByRole('button', { name: `${name} 받음` }).first()).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('button', { name: `${name} 받음` }).first()).toBeDisabled();
});

test('downloads the coupon after a visitor signs in', async ({ page }) => {
  await page.goto(`${paths.home()}?tab=80`);
  await page
    .getByRole('button', { name: / 받기$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=/);
  await page
    .getByRole('button', { name: /\)으로 로그인$/ })
    .nth(1)
    .click();
  await expect(page).toHaveURL(/\/main\?tab=80/);
  await expect(page.getByText(/쿠폰을 받았어요|이미/)).toBeVisible();
});

test('keeps the rate of a deal beside the price to pay, at every width of a card', async ({
  page,
}) => {
  await page.goto(paths.home());
  await expect(
    page
      .getByRole('region', { name: /타임딜/ })
      .getByRole('article')
      .first(),
  ).toBeVisible();
  const lonely = await page.locator('article [data-price]').evaluateAll((prices) =>
    prices
      .filter((price) => price.textContent?.includes('할인율'))
      .map((price) => {
        const parts = [...price.children].map((part) => part.getBoundingClientRect());
        const [rate = 0, paid = 0] = parts.map(({ top, height }) => top + height / 2);
        return Math.abs(paid - rate) < 8 ? '' : price.textContent;
      })
      .filter(Boolean),
  );
  expect(lonely).toEqual([]);
});

test('lets rails far below the first screen reach the edges of a phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A desktop shows whole cards.');
  await page.goto(paths.home());
  const far = page.locator('[data-paint-step="far"]');
  await expect(far.first()).toBeAttached();
  const edges = await far.evaluateAll((corners) =>
    corners
      .map((corner) => corner.getBoundingClientRect())
      .map(({ left, right }) => [left, right - document.documentElement.clientWidth]),
  );
  for (const edge of edges) expect(edge).toEqual([0, 0]);
});

test('covers no goods with the popup, which appears after scrolling', async ({ page }) => {
  await page.goto(paths.home());
  const popup = page.getByRole('region', { name: '혜택 안내' });
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(popup).toBeAttached({ timeout: 500 });
  }).toPass();
  const box = await popup.boundingBox();
  const covered = await page.getByRole('article').evaluateAll(
    (cards, { x, y, width, height }) =>
      cards.filter((card) => {
        const { top, bottom, left, right } = card.getBoundingClientRect();
        return top < y + height && bottom > y && left < x + width && right > x;
      }).length,
    box ?? { x: 0, y: 0, width: 0, height: 0 },
  );
  expect(covered).toBe(0);
});

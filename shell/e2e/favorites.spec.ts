import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const LIST = '/display/category?categoryNo=1';
const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /찜$/ });

/** Leaves the member without favourites. */
async function clearFavorites(page: Page): Promise<void> {
  const { goodsNos } = await callApi<{ goodsNos: number[] }>(
    page,
    'GET',
    '/member/v1/front/favorite/marks',
  );
  if (goodsNos.length > 0)
    await callApi(page, 'POST', '/member/v1/front/favorite/remove', { goodsNos });
}

test('a heart that a visitor presses is set when they come back from signing in', async ({
  page,
}) => {
  await signIn(page);
  await clearFavorites(page);
  await page.context().clearCookies();

  await page.goto(LIST);
  const name = (await hearts(page).first().getAttribute('aria-label')) ?? '';
  await hearts(page).first().click();
  await page.waitForURL(/\/common\/login-auth/);
  await signIn(page);
  await page.goto(LIST);
  const heart = page.getByRole('main').getByRole('button', { name, exact: true }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('찜했어요')).toBeVisible();
  await page.goto('/mypage/favorite-goods');
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});

test('hearts of another tab follow, and one request reads the marks of a list', async ({
  page,
  context,
}) => {
  await signIn(page);
  await clearFavorites(page);
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/favorite/marks')) reads.push(request.url());
  });
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const other = await context.newPage();
  await other.goto(LIST);
  await hearts(other).first().click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(reads).toHaveLength(1);
});

test('is rolled back with a word when the network is gone', async ({ page }) => {
  await signIn(page);
  await clearFavorites(page);
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toBeVisible();
  await page.route('**/front/favorite', (route) => route.abort('failed'));
  await heart.click();
  await expect(page.getByText('인터넷 연결을 확인해 주세요').first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('leaves a list the same document for everybody', async ({ page }) => {
  const asVisitor = await (await page.request.get(LIST)).text();
  expect(asVisitor).not.toContain('aria-pressed="true"');
  expect(asVisitor).not.toMatch(/ 찜"/);
});

const isSave = (url: string) => new URL(url).pathname.endsWith('/front/favorite');

test('saves the last of thirty quick presses with two requests', async ({ page }) => {
  await signIn(page);
  await clearFavorites(page);
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const bodies: unknown[] = [];
  await page.route('**/front/favorite', async (route) => {
    bodies.push(route.request().postDataJSON());
    await isReleased;
    await route.continue();
  });
  await heart.focus();
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('Enter');
  // Thirty leave it as it was; the first request still waits.
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(bodies).toHaveLength(1);
  const last = page.waitForResponse(
    (response) => isSave(response.url()) && response.request().postDataJSON().isOn === false,
  );
  release();
  expect((await last).status()).toBe(200);
  expect(bodies).toHaveLength(2);
  await page.reload();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('asks a member who was signed out elsewhere to sign in, and then sets the heart', async ({
  page,
  context,
}) => {
  await signIn(page);
  await clearFavorites(page);
  await page.goto(LIST);
  const heart = hearts(page).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await context.clearCookies();
  await heart.click();
  await page.waitForURL(/\/common\/login-auth/);
  await signIn(page);
  await page.goto(LIST);
  await expect(
    page.getByRole('main').getByRole('button', { name, exact: true }).first(),
  ).toHaveAttribute('aria-pressed', 'true');
});

/** Whether the picture of the card shows the whole badge, a part of it, or none of it. */
function placeOnPicture(badge: Element): 'whole' | 'part' | 'none' {
  const picture = badge.closest('[data-picture]')?.getBoundingClientRect();
  const { top, left, bottom } = badge.getBoundingClientRect();
  if (!picture || top >= picture.bottom) return 'none';
  const isCut = badge.scrollWidth > badge.clientWidth || left < picture.left;
  return isCut || bottom > picture.bottom ? 'part' : 'whole';
}

test('marks what the member bought lately on the cards of a list', async ({ page }) => {
  await signIn(page);
  const { boughtGoodsNos } = await callApi<{ boughtGoodsNos: number[] }>(
    page,
    'GET',
    '/member/v1/front/favorite/marks',
  );
  const goods = await callApi<{ name: string }>(
    page,
    'GET',
    `/goods/v1/front/${boughtGoodsNos[0]}`,
  );
  await page.goto(`/searchResult?q=${encodeURIComponent(goods.name)}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: goods.name }).first();
  const mark = card.getByText('최근 구매');
  await expect(mark).toBeVisible();
  // One line, also on the small pictures of three columns.
  await page.getByRole('main').getByRole('button', { name: '촘촘하게 보기' }).click();
  expect((await mark.boundingBox())?.height).toBeLessThan(24);
  expect(await mark.evaluate(placeOnPicture)).toBe('whole');
  // Pictures of 88 px have no room beside the heart.
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => mark.evaluate(placeOnPicture)).toBe('none');
});

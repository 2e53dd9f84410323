import type { Locator, Page } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { openPatiently } from '@shop/tools/e2e/open-patiently';

/**
 * Back restores the scroll position. The position depends on line breaks, so this runs with two
 * sets of fonts: with a Korean device font and without one (see `tools/e2e/device-fonts.mjs`).
 */

/** Caches the shop font, so that documents render with it from the start, unlike the first visit. */
async function cacheShopFont(page: Page): Promise<void> {
  await openPatiently(page, '/main');
  await page.waitForFunction(() => localStorage.getItem('shop.fonts'));
}

const DISTANCE_PX = 6400;

/** Scrolls to this position, as soon as the loaded part of the page is long enough. */
const scrollToY = (page: Page, y: number) =>
  expect
    .poll(() =>
      page.evaluate((top) => {
        window.scrollTo(0, top);
        return scrollY;
      }, y),
    )
    .toBe(y);

/** Scrolls in steps, as on a phone, so that the next page of goods loads on the way. */
async function scrollFar(page: Page): Promise<void> {
  for (let y = 800; y <= DISTANCE_PX; y += 800) await scrollToY(page, y);
}

/** Reads until two reads in a row are equal, because the list moves while it loads. */
async function readStable<T extends object>(read: () => Promise<T>): Promise<T> {
  let value = await read();
  await expect(async () => {
    const previous = value;
    value = await read();
    expect<object>(value).toEqual(previous);
  }).toPass({ intervals: [250] });
  return value;
}

/**
 * The first card whose top is at least `minTopPx` below the top of the viewport, in a list that has stopped
 * moving: its address and place. An index would not do: the list removes the cards of groups far above.
 */
async function findCard(
  cards: Locator,
  minTopPx: number,
): Promise<{ href: string; top: number; left: number }> {
  const read = () =>
    cards.evaluateAll((links, least) => {
      const card = links.find((link) => link.getBoundingClientRect().top >= least);
      const { top, left } = card?.getBoundingClientRect() ?? { top: -1, left: -1 };
      return { href: card?.getAttribute('href') ?? '', top, left };
    }, minTopPx);
  // The next page of goods may be on its way.
  await expect.poll(async () => (await read()).href).not.toBe('');
  return readStable(read);
}

const cardOf = (page: Page, href: string): Locator =>
  page.getByRole('article').locator(`a[href="${href}"]`).first();

for (const [visit, begin] of [
  ['a first visit', async () => {}],
  ['a later visit', cacheShopFont],
] as const) {
  test(`returns to the same pixel of a scrolled list after Back from a product, on ${visit}`, async ({
    page,
  }) => {
    await begin(page);
    await openPatiently(page, '/display/category?categoryNo=1');
    const cards = page.getByRole('article').getByRole('link');
    await expect(cards.first()).toBeVisible();
    await scrollFar(page);
    const { href } = await findCard(cards, 150);
    const box = await cardOf(page, href).boundingBox();
    await cardOf(page, href).click();
    await expect(page).toHaveURL(/\/goods\/detail/);
    // The product may be sold out, so only its name is checked.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('여성패션');
    await page.goBack();
    await expect(page).toHaveURL(/\/display\/category/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(DISTANCE_PX);
    await expect.poll(() => cardOf(page, href).boundingBox()).toEqual(box);
  });
}

test('shows the same card at the same place of a long list after a reload', async ({ page }) => {
  await openPatiently(page, '/display/category?categoryNo=1');
  const cards = page.getByRole('article').getByRole('link');
  await expect(cards.first()).toBeVisible();
  await scrollFar(page);
  const { href } = await findCard(cards, 0);
  const placeOfCard = async () => ({ top: (await cardOf(page, href).boundingBox())?.y ?? -1 });
  const left = await readStable(placeOfCard);
  await page.reload();
  // The shop's font may have replaced the device's, so the position in the document may differ.
  const isBack = ({ top }: typeof left) => Math.abs(top - left.top) < 1;
  await expect.poll(async () => isBack(await placeOfCard())).toBe(true);
  expect(isBack(await readStable(placeOfCard))).toBe(true);
});

test('stays where it is when a sheet closes on a page that was opened again by its address', async ({
  page,
}) => {
  const path = '/goods/detail?goodsNo=229';
  await page.goto(path);
  await scrollToY(page, 900);
  await page.goto(path);
  await page.getByRole('button', { name: /^쿠폰적용가/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

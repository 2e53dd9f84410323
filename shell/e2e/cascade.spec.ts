import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import {
  addedPages,
  addressOf,
  beginPurchase,
  memberPages,
  openPages,
  purchasePages,
} from './spec-pages';

/**
 * Chunks of style sheets arrive in the order in which pages are visited. What a page looks like must
 * not depend on that order: each page is opened directly, after all pages before it, and after all
 * pages behind it, so that every two pages meet in both orders.
 */
const shopPages = [...openPages, ...addedPages, ...memberPages]
  .filter(({ route }) => !/^\/(test|auth|gateway|common|goods\/error)/.test(route))
  .filter((page) => !('status' in page))
  .map(addressOf);

const PROPERTIES = [
  ...['display', 'position', 'color', 'background-color', 'font', 'letter-spacing'],
  ...['text-align', 'padding', 'margin-block', 'border', 'border-radius', 'gap', 'flex', 'order'],
  ...['min-width', 'max-width', 'min-height', 'max-height', 'z-index', 'top', 'overflow'],
];

/**
 * The computed style of the first element of each class, by its class; disabled ones apart, because
 * a button may wait for its code.
 */
const readStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((properties) => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('header *, main *, footer *')) {
      const { tagName, className } = element as HTMLElement;
      if (typeof className !== 'string' || element.closest('[data-hidden]')) continue;
      const style = getComputedStyle(element);
      const state = element.closest(':disabled') ? ' (disabled)' : '';
      found[`${tagName} ${element.parentElement?.className} > ${className}${state}`] ??= properties
        .map((property) => `${property}: ${style.getPropertyValue(property)}`)
        .join('; ');
    }
    return found;
  }, PROPERTIES);

/** Until the page is drawn: two reads in a row are equal. */
async function readSettled(page: Page): Promise<Record<string, string>> {
  let styles: Record<string, string> = {};
  await expect(async () => {
    const before = styles;
    styles = await readStyles(page);
    expect(Object.keys(styles).length).toBeGreaterThan(20);
    expect(styles).toEqual(before);
  }).toPass({ intervals: [120] });
  return styles;
}

/** Opens a page of the shop without loading another document. */
const openInShop = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

type Styles = Record<string, string>;

/** The time for parts that a soft navigation draws after the page, ms. */
const LATER_PARTS_MS = 4_000;

/** Until all is drawn that a direct visit shows, or the time for it is over. */
async function readDrawn(page: Page, direct: Styles | undefined): Promise<Styles> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  let styles: Styles = {};
  const endsAt = performance.now() + LATER_PARTS_MS;
  do styles = await readSettled(page);
  while (differences(direct, styles).length > 0 && performance.now() < endsAt);
  return styles;
}

/** The styles of each page of a tour through the shop in one document. */
async function tour(
  page: Page,
  addresses: readonly string[],
  direct: ReadonlyMap<string, Styles>,
): Promise<Map<string, Styles>> {
  const styles = new Map<string, Styles>();
  await page.goto('/common/not-found');
  for (const address of addresses) {
    await openInShop(page, address);
    let drawn = await readDrawn(page, direct.get(address));
    if (differences(direct.get(address), drawn).length > 0) {
      // A fragment that came late is drawn when its page is opened again.
      await openInShop(page, '/common/not-found');
      await openInShop(page, address);
      drawn = await readDrawn(page, direct.get(address));
    }
    styles.set(address, drawn);
  }
  return styles;
}

/** What two visits show alike. */
const inBoth = (first: Styles = {}, second: Styles): Styles =>
  Object.fromEntries(Object.entries(first).filter(([name, style]) => second[name] === style));

const differences = (direct: Styles = {}, later: Styles = {}): string[] =>
  Object.keys(later)
    .filter((name) => direct[name] !== undefined && direct[name] !== later[name])
    .map((name) => `${name}\n  ${direct[name]}\n  ${later[name]}`);

test('gives every page the same style whichever pages came before', async ({ page }, info) => {
  test.skip(info.project.name !== 'desktop', 'One width is enough for the order of style sheets.');
  test.setTimeout(240_000);
  await signIn(page);
  const { nos, cancel } = await beginPurchase(page);
  const addresses = [
    ...shopPages,
    ...purchasePages
      .filter(({ route }) => !route.startsWith('/payment'))
      .map(({ route, number }) => `${route}?${number}=${nos[number]}`),
  ];
  const direct = new Map<string, Styles>();
  for (const address of addresses) {
    await page.goto(address);
    direct.set(address, await readSettled(page));
  }
  for (const order of [addresses, addresses.toReversed()]) {
    const styles = await tour(page, order, direct);
    for (const address of order) {
      const before = direct.get(address);
      if (differences(before, styles.get(address)).length === 0) continue;
      // Goods sell out meanwhile: only what a direct visit still shows as before counts.
      await page.goto(address);
      const steady = inBoth(before, await readSettled(page));
      expect.soft(differences(steady, styles.get(address)), address).toEqual([]);
    }
  }
  await cancel();
});

import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

/**
 * Chunks of style sheets arrive in the order in which pages are visited. What a page looks like must
 * not depend on that order, so each page is opened directly and after each other page.
 */
const pages = ['/main', '/search', '/searchResult?q=코트', '/goods/detail?goodsNo=3', '/basket'];

const PROPERTIES = [
  ...['display', 'position', 'color', 'background-color', 'font', 'letter-spacing'],
  ...['text-align', 'padding', 'margin-block', 'border', 'border-radius', 'gap', 'flex', 'order'],
  ...['min-width', 'max-width', 'min-height', 'max-height', 'z-index', 'top', 'overflow'],
];

/** The computed style of the first element of each class, by its class. */
const readStyles = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((properties) => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll('header *, main *, footer *')) {
      const { tagName, className } = element as HTMLElement;
      if (typeof className !== 'string' || element.closest('[data-hidden]')) continue;
      const style = getComputedStyle(element);
      found[`${tagName} ${element.parentElement?.className} > ${className}`] ??= properties
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
    expect(Object.keys(styles).length).toBeGreaterThan(40);
    expect(styles).toEqual(before);
  }).toPass({ intervals: [300] });
  return styles;
}

/** Opens a page of the shop without loading another document. */
const openInShop = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The ways into a page: after another one, and again after another one. */
const waysTo = (path: string, other: string) => [
  [other, path],
  [path, other, path],
];

for (const path of pages) {
  test(`gives ${path} the same style after every other page`, async ({ page }, { project }) => {
    test.skip(project.name !== 'desktop', 'One width is enough for the sequence of style sheets.');
    test.setTimeout(180_000);
    await signIn(page);
    await page.goto(path);
    const direct = await readSettled(page);
    const ways = pages.filter((other) => other !== path).flatMap((other) => waysTo(path, other));
    for (const [first = '', ...next] of ways) {
      await page.goto(first);
      await readSettled(page);
      for (const to of next) {
        await openInShop(page, to);
        await readSettled(page);
      }
      const styles = await readSettled(page);
      const differences = Object.keys(styles)
        .filter((name) => direct[name] !== undefined && direct[name] !== styles[name])
        .map((name) => `${first}: ${name}\n  ${direct[name]}\n  ${styles[name]}`);
      expect(differences).toEqual([]);
    }
  });
}

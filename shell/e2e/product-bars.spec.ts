import { expect, test } from '@shop/tools/e2e/fixtures';

test('keeps the header of a desktop above the buy row that scrolls under it', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'desktop', 'The row is fixed to the bottom of a phone.');
  await page.goto('/goods/detail?goodsNo=229');
  const row = page.getByRole('region', { name: '구매', exact: true });
  await expect(row.getByRole('button', { name: '바로구매' })).toBeEnabled();
  for (const share of [0.25, 0.5, 0.75]) {
    // The middle of the row at this share of the header's height.
    const covering = await row.evaluate((element, at) => {
      // That of phones is hidden.
      const shown = [...document.querySelectorAll('header')].find(
        ({ offsetHeight }) => offsetHeight,
      );
      const header = shown?.offsetHeight ?? 0;
      const { top, height } = element.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - header * at, behavior: 'instant' });
      const buttons = [...element.querySelectorAll('button')].filter((button) => {
        const box = button.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return !hit?.closest('header');
      });
      return buttons.map(({ textContent }) => textContent);
    }, share);
    expect(covering, `at ${share} of the header`).toEqual([]);
  }
  const search = page.getByRole('banner').getByRole('searchbox', { name: '상품 검색' });
  await search.click();
  await expect(search).toBeFocused();
});

test('hides the tabs once the end of the sections pushes their texts below the header', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'The page of a desktop ends before that.');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/goods/detail?goodsNo=229');
  const tabs = page.getByRole('navigation', { name: '상품 상세' });
  const related = page.getByRole('region', { name: '함께 보면 좋은 상품' });
  await expect(tabs).toBeVisible();
  /** Scrolls to where the sections end this many px below the header. The height of the page grows while it loads. */
  const scrollToEnd = (roomPx: number) =>
    related.evaluate((element, room) => {
      const headerPx = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingTop,
      );
      scrollBy(0, element.getBoundingClientRect().bottom - headerPx - room);
    }, roomPx);
  await expect(async () => {
    await scrollToEnd(20);
    await expect(tabs).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(async () => {
    await scrollToEnd(60);
    await expect(tabs).toBeVisible({ timeout: 500 });
  }).toPass();
});

import { expect, test } from '@shop/tools/e2e/fixtures';

test('gives lists of goods six columns on wide screens', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'Phones are never so wide.');
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['/main', '/products?type=best', '/searchResult?q=코트']) {
    await page.goto(path);
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.nth(5)).toBeAttached();
    const rows = await cards.evaluateAll((all) => {
      const counts = new Map<string, number>();
      for (const card of all) {
        const { top, width, right } = card.getBoundingClientRect();
        if (width === 0 || right > innerWidth) continue;
        const row = `${Math.round(top)}`;
        counts.set(row, (counts.get(row) ?? 0) + 1);
      }
      return [...counts.values()];
    });
    expect(Math.max(...rows), path).toBeGreaterThanOrEqual(5);
    expect(Math.max(...rows), path).toBeLessThanOrEqual(6);
  }
});

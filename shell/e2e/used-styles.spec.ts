import { expect, test } from '@shop/tools/e2e/fixtures';

test.use({ javaScriptEnabled: false, colorScheme: 'light' });

for (const path of [
  '/main',
  '/display/category?categoryNo=4',
  '/goods/detail?goodsNo=229',
  '/searchResult?q=%EC%BD%94%ED%8A%B8',
  '/order/cart',
  '/cs/faq',
])
  test(`shows ${path} by the rules in its head as by all of its style sheets`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    const first = await page.screenshot({ animations: 'disabled' });
    const ruleCounts = await page.evaluate(() => {
      const template = document.querySelector<HTMLTemplateElement>('#shop-sheets');
      if (template) document.body.append(template.content);
      const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')];
      return sheets.map(({ sheet }) => sheet?.cssRules.length ?? 0);
    });
    expect(ruleCounts.length).toBeGreaterThan(0);
    expect(ruleCounts).not.toContain(0);
    const complete = await page.screenshot({ animations: 'disabled' });
    expect(first.equals(complete)).toBe(true);
  });

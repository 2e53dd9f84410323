import AxeBuilder from '@axe-core/playwright';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const open = [
  '/main',
  '/display/category?categoryNo=1',
  '/search',
  '/searchResult?q=코트',
  '/goods/detail?goodsNo=229',
  '/common/login-auth',
  '/no/such/page',
];
const member = ['/basket', '/mypage', '/mypage/order/list'];

for (const mode of ['card', 'light', 'dark']) {
  for (const path of [...open, ...member]) {
    test(`no serious finding on ${path} in ${mode}`, async ({ page }) => {
      await page.addInitScript(
        (value) => localStorage.setItem('shop.mode', JSON.stringify(value)),
        mode,
      );
      if (member.includes(path)) await signIn(page, '일반');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      );
      expect(
        serious.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map(({ html }) => html)
              .join(' | ')
              .slice(0, 400)}`,
        ),
      ).toEqual([]);
    });
  }
}

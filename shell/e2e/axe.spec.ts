import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { watchPageIdle } from '@shop/tools/e2e/page-idle';
import { stopMotion } from '@shop/tools/e2e/stop-motion';

const open = [
  '/main',
  '/display/category?categoryNo=1',
  '/display/shop?shopNo=1',
  '/display/gnbShop?menuNo=11',
  '/search',
  '/searchResult?q=코트',
  '/goods/detail?goodsNo=229',
  '/common/login-auth',
  '/no/such/page',
];
const member = ['/basket', '/mypage', '/mypage/order/list'];

for (const path of [...open, ...member]) {
  test(`has no serious finding on ${path}, with contrast in every colour mode`, async ({
    page,
  }, info) => {
    if (member.includes(path)) await signIn(page, '일반');
    const waitUntilIdle = watchPageIdle(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.evaluate(stopMotion);
    await waitUntilIdle();
    await injectAxe(page);
    expect(await findSeriousViolations(page, info.project.name)).toEqual([]);
  });
}

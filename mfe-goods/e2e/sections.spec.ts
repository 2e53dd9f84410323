import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { findGoods, ordinary } from './find-goods';

test('marks the section in view, also after a jump from the end to the top', async ({ page }) => {
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const tabs = page.getByRole('navigation', { name: '상품 상세' });
  await tabs.getByRole('link', { name: '배송/교환/반품' }).click();
  await expect(tabs.getByRole('link', { name: '배송/교환/반품' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tabs.getByRole('link', { name: '상품정보' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(tabs.locator('[aria-current]')).toHaveCount(1);
});

test('skips far sections of a phone without moving anything', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'A desktop draws them.');
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const sections = ['상품정보', '배송/교환/반품'].map((name) =>
    page.getByRole('region', { name, exact: true }),
  );
  for (const section of sections) await expect(section).toHaveCSS('content-visibility', 'auto');
  const tops = () =>
    Promise.all(
      sections.map((section) => section.evaluate((el) => el.getBoundingClientRect().top)),
    );
  const skipped = await tops();
  for (const section of sections)
    await section.evaluate((el) => {
      el.style.contentVisibility = 'visible';
    });
  expect(skipped).toEqual(await tops());
});

test('folds a long description, and shows a short one whole', async ({ page }) => {
  const long = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(long.goodsNo));
  await page.getByRole('button', { name: '상품정보 더보기' }).click();
  await expect(page.getByRole('button', { name: '상품정보 접기' })).toBeVisible();
  const short = await findGoods(page.request, {
    card: ({ badges }) => badges.includes('ecoupon'),
  });
  await page.goto(paths.goods(short.goodsNo));
  await expect(page.getByRole('heading', { name: '상품정보제공고시' })).toBeVisible();
  await expect(page.getByRole('button', { name: '상품정보 더보기' })).toBeHidden();
});

test('leads from the sections of a desktop back to the options', async ({ page }, { project }) => {
  const goods = await findGoods(page.request, ordinary(1));
  await page.goto(paths.goods(goods.goodsNo));
  const tabs = page.getByRole('navigation', { name: '상품 상세' });
  const buy = tabs.getByRole('link', { name: '구매하기' });
  await expect(buy).toBeHidden();
  await tabs.getByRole('link', { name: '배송/교환/반품' }).click();
  if (project.name === 'phone') return expect(buy).toBeHidden();
  await buy.click();
  await expect(page.getByRole('region', { name: '옵션 선택' })).toBeInViewport();
  await expect(page.getByRole('button', { name: '바로구매' })).toBeInViewport();
  await expect(buy).toBeHidden();
});

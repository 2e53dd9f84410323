import type { PlanShopCard, PlanShopDetail } from '@shop/shared/contracts';
import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';

test('lists brands by 가나다 and by ABC', async ({ page }) => {
  await page.goto(paths.brand());
  const order = page.getByRole('navigation', { name: '브랜드 순서' });
  await expect(order.getByRole('link', { name: '가나다' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 3, name: 'ㄱ' })).toBeVisible();
  await order.getByRole('link', { name: 'ABC' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'A', exact: true })).toBeVisible();
});

test('filters the goods of a brand', async ({ page }) => {
  await page.goto(paths.brand());
  const tile = page.getByRole('region', { name: '인기 브랜드' }).getByRole('link').first();
  const name = await tile.textContent();
  await tile.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(name ?? '');
  await page.goto(`${page.url()}&sale=1`);
  await expect(page.getByRole('button', { name: '할인 상품 조건 지우기' })).toBeVisible();
});

test('scrolls to a plan shop section and shows one section as a list', async ({ page }) => {
  await page.goto(paths.planShopList());
  await page.getByRole('list', { name: '기획전 목록' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/planShopNo=\d+/);
  const tabs = page.getByRole('navigation', { name: '기획전 구성' });
  await tabs.getByRole('link').nth(1).click();
  const title = (await tabs.getByRole('link').nth(1).textContent()) ?? '';
  await expect(page).toHaveURL(/#section-\d+$/);
  const section = page.getByRole('region', { name: title });
  await expect(section.getByRole('article').first()).toBeVisible();

  await section.getByRole('link', { name: `${title} 더보기` }).click();
  await expect(page).toHaveURL(/&sectionNo=\d+$/);
  // The list of plan shops, which is kept for Back, has a count as well.
  await expect(page.getByText(/^총 [\d,]+개$/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('group', { name: '기획전 구성' })).toContainText(title);
});

test('shows other plan shops when a plan shop has ended', async ({ page }) => {
  let ended: PlanShopDetail | undefined;
  for (let no = 1; no <= 40 && !ended; no += 1) {
    const answer = await page.request.get(`/api/display/v1/shop/plan-shop/${no}`);
    if (!answer.ok()) continue;
    const { payload } = (await answer.json()) as { payload: PlanShopDetail };
    if (payload.state === 'ended') ended = payload;
  }
  if (!ended) throw new Error('The sample shop has no planned shop that is over.');
  await page.goto(paths.planShop(ended.planShopNo));
  await expect(page.getByText('종료된 기획전입니다')).toBeVisible();
  const [other] = ended.others as PlanShopCard[];
  if (!other) throw new Error('A planned shop that is over leads to no other.');
  await expect(page.getByRole('link', { name: other.title })).toBeVisible();
});

test('opens a category from the full menu', async ({ page }) => {
  await page.goto('/display/allmenu');
  await page.getByRole('tab', { name: '식품' }).click();
  await page
    .getByRole('tabpanel', { name: '식품' })
    .getByRole('link', { name: '봉지라면' })
    .click();
  await expect(page).toHaveURL(/\/display\/category\?categoryNo=\d+/);
  await expect(page.getByRole('heading', { level: 1, name: '봉지라면' })).toBeVisible();
});

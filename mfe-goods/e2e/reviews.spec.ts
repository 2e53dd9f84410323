import { paths } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { findGoods } from './find-goods';

/** Whether all reviews fit on one page: after a reload, a longer list resumes at the last read position. */
const isShortList = ({ reviewCount }: { reviewCount: number }) =>
  reviewCount > 6 && reviewCount < 20;

test('keeps the filter of 전체 후기 in the URL after a reload', async ({ page }) => {
  const goods = await findGoods(page.request, { card: ({ reviewCount }) => reviewCount > 15 });
  await page.goto(paths.goods(goods.goodsNo));
  await page.getByRole('link', { name: '전체 후기 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${goods.name} 후기` })).toBeAttached();

  const sort = page.getByRole('combobox', { name: '후기 정렬' });
  const score = page.getByRole('combobox', { name: '별점' });
  await sort.selectOption('최신순');
  await expect(page).toHaveURL(/sort=new/);
  await score.selectOption('5');
  await expect(page).toHaveURL(/sort=new&score=5/);
  await page.reload();
  await expect(sort).toHaveValue('new');
  await expect(score).toHaveValue('5');
  // One retrying assertion: the endless list adds reviews while it is read.
  const reviews = page.getByRole('article');
  const best = page.getByText('최고예요');
  await expect(reviews.filter({ has: best }).first()).toBeVisible();
  await expect(reviews.filter({ hasNot: best })).toHaveCount(0);
});

test('loads more reviews on the product page on demand', async ({ page }) => {
  const goods = await findGoods(page.request, { card: isShortList });
  await page.goto(paths.goods(goods.goodsNo));
  const reviews = page.getByRole('region', { name: '후기', exact: true }).getByRole('article');
  await expect(reviews).toHaveCount(5);
  await page.getByRole('button', { name: /후기 더보기/ }).click();
  await expect(reviews.nth(5)).toBeVisible();
});

test('finds a review helpful, keeps the vote after a reload and takes it back', async ({
  page,
}) => {
  await signIn(page, '일반');
  const goods = await findGoods(page.request, { card: isShortList });
  await page.goto(paths.totalReview(goods.goodsNo));
  const helpful = page.getByRole('button', { name: /도움돼요 \d+명$/ }).first();
  const count = async () =>
    Number(/ (\d+)명$/.exec((await helpful.getAttribute('aria-label')) ?? '')?.[1]);
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  const before = await count();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  expect(await count()).toBe(before + 1);
  await expect(async () => {
    await page.reload();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
  }).toPass();
  await helpful.click();
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(count).toBe(before);
});

test('reports a review with a reason, and says what is missing', async ({ page }) => {
  await signIn(page, '일반');
  const goods = await findGoods(page.request, { card: isShortList });
  await page.goto(paths.totalReview(goods.goodsNo));
  await page
    .getByRole('button', { name: /님의 후기 신고$/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: '후기 신고' });
  await sheet.getByRole('button', { name: '신고하기' }).click();
  await expect(sheet.getByRole('alert')).toHaveText('신고하는 이유를 알려 주세요');
  await sheet.getByRole('radio', { name: '그 밖의 이유' }).check();
  await sheet.getByRole('textbox', { name: '이유' }).fill('상품과 다른 사진이에요');
  await sheet.getByRole('button', { name: '신고하기' }).click();
  await expect(page.getByText('신고를 접수했어요')).toBeVisible();
  await expect(sheet).toHaveCount(0);
});

test('asks a visitor to sign in, and sets the vote on return', async ({ page }) => {
  const goods = await findGoods(page.request, { card: isShortList });
  await page.goto(paths.totalReview(goods.goodsNo));
  await page
    .getByRole('button', { name: /도움돼요/ })
    .nth(1)
    .click();
  await page
    .getByRole('button', { name: /일반.*로 로그인$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `${goods.name} 후기` })).toBeAttached();
  const pressed = page.getByRole('button', { name: /도움돼요/, pressed: true });
  await expect(pressed).toHaveCount(1);
  await pressed.click();
  await expect(pressed).toHaveCount(0);
});

import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';

test('filters a predefined list by the counts of its filters and removes the condition', async ({
  page,
  isMobile,
}) => {
  await page.goto(paths.products('best'));
  await expect(page.getByRole('heading', { level: 1, name: '베스트' })).toBeAttached();
  const count = page.getByText(/^총 [\d,]+개$/);
  const before = (await count.textContent()) ?? '';
  const numberIn = (text: string | null) => text?.match(/[\d,]+(?=개)/)?.[0];

  if (isMobile) await page.getByRole('button', { name: '필터' }).click();
  const place = isMobile
    ? page.getByRole('dialog', { name: '필터' })
    : page.getByRole('complementary', { name: '필터' });
  const sale = place.getByRole('checkbox', { name: /할인 상품/ });
  await expect(sale).toHaveAccessibleName(/\d/);
  const label = await sale.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent);
  const promised = label?.match(/[\d,]+/)?.[0];
  await sale.check();
  if (isMobile) {
    const show = place.getByRole('button', { name: `${promised}개 보기` });
    await show.click();
    await expect(place).toBeHidden();
  }
  await expect(page).toHaveURL(/type=best&sale=1$/);
  await expect(count).toHaveText(`총 ${promised}개`);
  expect(promised).not.toBe(numberIn(before));

  await page.getByRole('button', { name: '할인 상품 조건 지우기' }).click();
  await expect(page).toHaveURL(/type=best$/);
  await expect(count).toHaveText(before);
});

test('begins with the best sellers and leads to the other lists', async ({ page, isMobile }) => {
  await page.goto(paths.products('best'));
  if (isMobile) await expect(page.getByRole('combobox', { name: '정렬' })).toHaveValue('sales');
  else
    await expect(page.getByRole('link', { name: '판매순' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  await page
    .getByRole('group', { name: '상품 목록' })
    .getByRole('link', { name: '신상품' })
    .click();
  await expect(page).toHaveURL(paths.products('new'));
  await expect(page.getByRole('heading', { level: 1, name: '신상품' })).toBeAttached();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('offers to reset the filters when no goods match', async ({ page }) => {
  await page.goto(paths.products('all', { maxWon: 1 }));
  await expect(page.getByText('조건에 맞는 상품이 없어요')).toBeVisible();
  await page.getByRole('button', { name: '조건 초기화' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

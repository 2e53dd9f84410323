import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';
import { largestCategory } from './shop';

test('filters a category opened from the home page and restores the filter after Back', async ({
  page,
  isMobile,
}) => {
  const category = await largestCategory(page.request);
  await page.goto(paths.category(category.categoryNo));
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  // On a phone, the header already shows the category name.
  if (!isMobile)
    await expect(page.getByRole('navigation', { name: '현재 위치' })).toContainText(category.name);
  const count = page.getByText(/^총 [\d,]+개$/);
  const before = await count.textContent();

  if (isMobile) {
    await page.getByRole('button', { name: '필터' }).click();
    const sheet = page.getByRole('dialog', { name: '필터' });
    await sheet.getByRole('checkbox', { name: /할인 상품/ }).check();
    const show = sheet.getByRole('button', { name: /개 보기$/ });
    const countOf = (text: string | null) => text?.match(/[\d,]+/)?.[0];
    let promised: string | undefined;
    await expect(async () => {
      promised = countOf(await show.textContent());
      expect(promised).toBeDefined();
      expect(promised).not.toBe(countOf(before));
    }).toPass();
    await show.click();
    await expect(sheet).toBeHidden();
    await expect(count).toHaveText(`총 ${promised}개`);
  } else {
    await page
      .getByRole('complementary', { name: '필터' })
      .getByRole('checkbox', { name: /할인 상품/ })
      .check();
    await expect(count).not.toHaveText(before ?? '');
  }
  await expect(page).toHaveURL(/sale=1/);

  await page.getByRole('button', { name: '할인 상품 조건 지우기' }).click();
  await expect(page).not.toHaveURL(/sale=1/);
  await expect(count).toHaveText(before ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/sale=1/);
});

test('closes the filter sheet without changes on Back', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'PC has a column instead');
  const category = await largestCategory(page.request);
  await page.goto(paths.category(category.categoryNo));
  await page.getByRole('button', { name: '필터' }).click();
  const sheet = page.getByRole('dialog', { name: '필터' });
  await sheet.getByRole('checkbox', { name: /무료배송/ }).check();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(paths.category(category.categoryNo));
});

test('stores the sort order in the URL', async ({ page, isMobile }) => {
  const category = await largestCategory(page.request);
  await page.goto(paths.category(category.categoryNo));
  if (isMobile) await page.getByRole('combobox', { name: '정렬' }).selectOption('낮은 가격순');
  else await page.getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=priceAsc/);
  const prices = async () => {
    const texts = await page
      .getByRole('article')
      .locator('p', { hasText: '판매가' })
      .allTextContents();
    return texts.map((text) =>
      Number(text.replace(/.*판매가\s*([\d,]+).*/, '$1').replaceAll(',', '')),
    );
  };
  await expect(async () => {
    const shown = (await prices()).slice(0, 12);
    expect(shown).toHaveLength(12);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  }).toPass();
});

test('loads the next page when the list is scrolled', async ({ page }) => {
  const category = await largestCategory(page.request);
  await page.goto(paths.category(category.categoryNo));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(page.getByText(/개 중 \d+개를 불러왔어요/)).toHaveText(
      / (4[89]|[5-9]\d|\d{3})개를/,
      {
        timeout: 500,
      },
    );
  }).toPass();
});

for (const [what, event] of [
  // The event that Chrome dispatches before a capture; a busy machine may omit it.
  ['a capture of the whole page', 'resize'],
  ['paper', 'beforeprint'],
] as const)
  test(`draws the whole loaded list for ${what}`, async ({ page }) => {
    const category = await largestCategory(page.request);
    await page.goto(paths.category(category.categoryNo));
    const emptied = page.locator('[data-group]:empty');
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(emptied.first()).toBeAttached({ timeout: 500 });
    }).toPass();
    const left = await page.evaluate((name) => {
      dispatchEvent(new Event(name));
      return document.querySelectorAll('[data-group]:empty').length;
    }, event);
    expect(left).toBe(0);
    // A moment later what is far away is emptied again.
    await expect(emptied.first()).toBeAttached();
  });

test('offers to reset the filters when no goods match', async ({ page }) => {
  const category = await largestCategory(page.request);
  await page.goto(paths.category(category.categoryNo, { maxWon: 1 }));
  await expect(page.getByText('조건에 맞는 상품이 없어요')).toBeVisible();
  await page.getByRole('button', { name: '조건 초기화' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('returns 404 for invalid and unknown categories, brands and plan shops', async ({ page }) => {
  for (const address of [
    '/display/category',
    '/display/category?categoryNo=abc',
    '/display/category?categoryNo=0',
    paths.category(999_999),
    paths.brand(999_999),
    paths.planShop(999_999),
    paths.products('nothing'),
  ]) {
    await page.goto(address);
    await expect(page.getByText(/^Page Not Found: \/(display\/|products)/)).toBeVisible();
  }
});

test('skips the filters of a list by keyboard', async ({ page }) => {
  await page.goto(paths.category(1));
  // Below the ten best. Its heart says that the page answers to keys: what is replaced until then loses the focus.
  const first = page.getByRole('article').nth(10);
  await expect(first.getByRole('button')).toBeVisible();
  const skip = page.getByRole('link', { name: '상품 목록 바로가기' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(first.locator('a:focus, button:focus')).toHaveCount(1);
});

test('begins the prices of a row of cards at one height', async ({ page }) => {
  await page.goto(paths.category(4));
  // Ten best goods stand in one row above the list.
  await expect(page.getByRole('article').nth(14)).toBeVisible();
  const rows = await page.getByRole('article').evaluateAll((cards) => {
    const heights = new Map<number, Set<number>>();
    for (const card of cards) {
      const { top } = card.getBoundingClientRect();
      const price = card.querySelector('[data-price]')?.getBoundingClientRect().top ?? top;
      const row = heights.get(Math.round(top)) ?? new Set();
      heights.set(Math.round(top), row.add(Math.round(price - top)));
    }
    return [...heights.values()].map((row) => row.size);
  });
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.every((count) => count === 1)).toBe(true);
});

import { paths } from '@shop/shared/contracts';
import { expect, test } from '@shop/tools/e2e/fixtures';

test.describe('search', () => {
  for (const [how, typed] of [
    ['finds 라면 when the search word is its first consonants', 'ㄹㅁ'],
    ['finds 라면 when the search word was typed in the wrong keyboard layout', 'fkaus'],
  ] as const) {
    test(how, async ({ page }) => {
      await page.goto(paths.search());
      const field = page.getByRole('combobox', { name: '검색어' });
      await field.fill(typed);
      await expect(page.getByRole('option', { name: '라면', exact: true })).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/searchResult\?q=/);
      await expect(page.getByText(`‘라면’으로 검색한 결과`)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('searches for the original word when the shopper rejects the correction', async ({
    page,
  }) => {
    await page.goto(paths.searchResult('fkaus'));
    await page.getByRole('link', { name: '‘fkaus’로 검색' }).click();
    await expect(page).toHaveURL(/exact=1/);
    await expect(page.getByText('‘fkaus’ 검색 결과가 없어요')).toBeVisible();
  });
});

test('shows the price and the size in a search word as conditions that can be removed', async ({
  page,
}) => {
  await page.goto(paths.searchResult('운동화 260 10만원 이하'));
  const stated = page.getByRole('group', { name: '검색어에 적은 조건' });
  await expect(stated.getByRole('button')).toHaveText(['10만원 이하', '260']);
  await stated.getByRole('button', { name: '10만원 이하 조건 지우기' }).click();
  await expect(page).toHaveURL(`${paths.searchResult('운동화 260')}`);
  await expect(stated.getByRole('button')).toHaveText(['260']);
  await stated.getByRole('button').click();
  await expect(stated).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('selects suggestions with the arrow keys', { tag: '@hostile' }, async ({ page }) => {
  await page.goto(paths.search());
  const field = page.getByRole('combobox', { name: '검색어' });
  await field.fill('라면');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  // A list that is still loading would replace the selected option.
  await expect(page.getByRole('option', { name: '라면', exact: true })).toBeVisible();
  await field.press('ArrowDown');
  const isActiveSelected = () =>
    field.evaluate((element) => {
      const active = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      return active?.getAttribute('aria-selected');
    });
  await expect.poll(isActiveSelected).toBe('true');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await field.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/searchResult\?q=/);
});

test('stores recent words, deletes one or all of them, and can be switched off', {
  tag: '@hostile',
}, async ({ page }) => {
  for (const word of ['우유', '라면']) {
    await page.goto(paths.searchResult(word));
    await expect(
      page
        .getByText(/^총 [\d,]+개$/)
        .or(page.getByText('결과가 없어요'))
        .first(),
    ).toBeVisible();
  }
  await page.goto(paths.search());
  const recent = page.getByRole('region', { name: '최근 검색어' });
  await expect(recent.getByRole('link')).toHaveText(['라면', '우유']);
  await recent.getByRole('button', { name: '우유 삭제' }).click();
  await expect(recent.getByRole('link')).toHaveText(['라면']);
  await recent.getByRole('button', { name: '검색어 저장 끄기' }).click();
  await expect(recent.getByText('최근 검색어 저장이 꺼져 있어요')).toBeVisible();

  await page.goto(paths.searchResult('커피'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('커피');
  await page.goto(paths.search());
  await expect(recent.getByRole('link')).toHaveCount(0);
});

test('opens the search result of a popular word', async ({ page }) => {
  await page.goto(paths.search());
  const popular = page.getByRole('region', { name: '인기 검색어' });
  await expect(popular.getByRole('listitem').first()).toContainText('1');
  await popular.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/searchResult\?q=/);
});

test('suggests words and goods when a search has no results', async ({ page }) => {
  await page.goto(paths.searchResult('쁁뛟뤩'));
  await expect(page.getByText('‘쁁뛟뤩’ 검색 결과가 없어요')).toBeVisible();
  await expect(
    page.getByRole('region', { name: '지금 많이 찾는 상품' }).getByRole('article').first(),
  ).toBeVisible();
  await page
    .getByRole('region', { name: '이렇게 검색해 보세요' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('‘쁁뛟뤩’ 검색 결과가 없어요')).toBeHidden();
  await expect(page.getByText(/^총 [\d,]+개$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('opens the search page when the search word is empty', async ({ page }) => {
  await page.goto('/searchResult?q=%20');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('combobox', { name: '검색어' })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { findSeriousViolations, injectAxe } from '@shop/tools/e2e/axe';
import { test } from '@shop/tools/e2e/fixtures';
import { linkPreview, publishOtherBuild, release, stableBuildOf } from '@shop/tools/e2e/release';

/** Tests of published builds, which a visitor with a signed link can preview. */

const PRODUCT = '/goods/detail?goodsNo=229';
const RELEASED = '바로구매';
const PREVIEWED = '즉시구매';

test.skip(
  !process.env.PREVIEW_SECRET,
  'Previews need a shop with a PREVIEW_SECRET, and the same one here.',
);

const buyButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const badge = (page: Page) => page.getByRole('complementary', { name: '미리보기' });

/** Opens the build chooser by keyboard with the first part of the badge. */
async function openChooser(page: Page): Promise<void> {
  await badge(page)
    .getByText(/^미리보기: /)
    .focus();
  await page.keyboard.press('Enter');
}

let build: string;
test.beforeEach(async () => {
  build = await publishOtherBuild('goods', {
    edit: (text) => text.replaceAll(RELEASED, PREVIEWED),
  });
});
test.afterEach(async ({ page }) => {
  // An open page could still load files of the build, which is deleted here.
  await page.close();
  await release('prune', '--days', '0', '--keep', '10');
});

test('a tester uses a build of one remote in the shop until they end it', async ({
  page,
  browser,
}) => {
  await page.goto(await linkPreview('goods', build, PRODUCT));
  await expect(page).toHaveURL((url) => url.pathname + url.search === PRODUCT);
  await expect(badge(page)).toContainText(`미리보기: goods ${build}`);
  await buyButton(page, PREVIEWED).click();
  await expect(page.getByRole('dialog').or(page.getByRole('radiogroup')).first()).toBeVisible();

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(new URL(PRODUCT, page.url()).href);
  await expect(buyButton(otherPage, RELEASED)).toBeVisible();
  await expect(badge(otherPage)).toHaveCount(0);
  await other.close();

  // The pages of the other remotes have the badge as well.
  await page.goto('/main');
  await expect(badge(page)).toBeVisible();
  await page.goto(PRODUCT);
  await badge(page).getByRole('button', { name: '끝내기' }).focus();
  await page.keyboard.press('Enter');
  await expect(buyButton(page, RELEASED)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === PRODUCT);
  await expect(badge(page)).toHaveCount(0);
});

test('the badge stays while the tester moves within the shop, and covers no bar', async ({
  page,
}) => {
  await page.goto(await linkPreview('goods', build, PRODUCT));
  await expect(badge(page)).toBeVisible();
  await page.getByRole('link', { name: '홈', exact: true }).first().click();
  await expect(page).toHaveURL(/\/main$/);
  const tabBar = page.getByRole('navigation').getByRole('link', { name: '마이' });
  const [shown, bar] = [await badge(page).boundingBox(), await tabBar.boundingBox()];
  expect(shown && bar && shown.y + shown.height <= bar.y).toBe(true);
});

test('switches builds by keyboard in the chooser, and copies a link that another visitor opens', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shell = await stableBuildOf('shell');
  await page.goto(await linkPreview('goods', build, PRODUCT));
  await openChooser(page);
  const chooser = badge(page);
  await expect(chooser.getByRole('heading', { name: '빌드 고르기' })).toBeVisible();
  await expect(chooser.getByRole('combobox', { name: 'goods' })).toHaveValue(build);
  await expect(chooser.getByRole('link', { name: 'goods 빌드 현황' })).toHaveAttribute(
    'href',
    '/builds/status#goods',
  );
  await injectAxe(page);
  expect(await findSeriousViolations(page, 'the chooser')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chooser.getByRole('heading', { name: '빌드 고르기' })).toBeHidden();

  // The released build of goods with a selected build of the shell.
  await openChooser(page);
  await chooser.getByRole('combobox', { name: 'goods' }).selectOption('');
  await chooser.getByRole('combobox', { name: 'shell' }).selectOption(shell);
  await chooser.getByRole('button', { name: '이 빌드로 보기' }).focus();
  await page.keyboard.press('Enter');
  await expect(buyButton(page, RELEASED)).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search === PRODUCT);
  await expect(chooser).toContainText(`미리보기: shell ${shell}`);

  await openChooser(page);
  await chooser.getByRole('combobox', { name: 'goods' }).selectOption(build);
  await chooser.getByRole('button', { name: '이 빌드로 보기' }).click();
  await expect(buyButton(page, PREVIEWED)).toBeVisible();
  await openChooser(page);
  await chooser.getByRole('button', { name: '링크 복사' }).click();
  await expect(chooser.getByRole('status')).toHaveText('링크를 복사했어요');
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto(copied);
  await expect(buyButton(otherPage, PREVIEWED)).toBeVisible();
  await expect(badge(otherPage)).toContainText(`shell ${shell}, goods ${build}`);
  await other.close();
});

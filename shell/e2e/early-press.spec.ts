import { test as base, devices, expect, type Page } from '@playwright/test';
import { type GoodsList, paths } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';
import { test as hydratedTest } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

const GOODS = '/goods/detail?goodsNo=229';

/** 지갑·소품, whose goods can be engraved. */
const WALLETS = 304;

async function engravableGoods(page: Page): Promise<number> {
  const { items }: GoodsList = await callApi(
    page,
    'GET',
    `/search/v1/front/goods?categoryNo=${WALLETS}&size=24`,
  );
  return items.find(({ soldOut, adult }) => !soldOut && !adult)?.goodsNo ?? 0;
}

const opacityOf = (element: Element) => Number(getComputedStyle(element).opacity);

// A narrow window of a desktop and an iPad in portrait orientation send the user agent of a desktop.
for (const device of ['Pixel 7', 'Desktop Safari'] as const) {
  base.describe(`before the client runs, with the user agent of ${device}`, () => {
    base.use({ userAgent: devices[device].userAgent });

    base(
      'shows on the button that a press waits, and opens the sheet later',
      async ({ page }, { project }) => {
        base.skip(project.name !== 'phone', 'Desktops have the options in the page.');
        const release = await hold(page, '**/assets/shell/**/*.js');
        await page.goto(GOODS, { waitUntil: 'commit' });
        const bar = page.getByRole('region', { name: '구매' });
        const button = bar.getByRole('button', { name: '바로구매' });
        await button.click();
        await expect(button).toHaveAttribute('aria-busy', 'true');
        expect(await button.evaluate(opacityOf)).toBeLessThan(0.8);
        await expect(button.getByText('바로구매')).toHaveCSS('opacity', '1');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        release();
        await expect(page.getByRole('dialog', { name: '옵션 선택' })).toBeVisible();
        expect(await button.evaluate(opacityOf)).toBe(1);
        await expect(button).not.toHaveAttribute('aria-busy');
      },
    );
  });
}

base.describe('a tab of a product, clicked before the client runs', () => {
  base('shows its section later, without another entry of the history', async ({ page }) => {
    const release = await hold(page, '**/assets/shell/**/*.js');
    await page.goto(GOODS, { waitUntil: 'commit' });
    const tabs = page.getByRole('navigation', { name: '상품 상세' });
    await tabs.getByRole('link', { name: '배송/교환/반품' }).click();
    release();
    await expect(page.locator('#shipping')).toBeFocused();
    await expect(page.locator('#shipping')).toBeInViewport();
    await expect(page).toHaveURL(GOODS);
  });
});

base.describe('when the client cannot run', () => {
  base('leaves the buttons alone', async ({ page }) => {
    await page.route('**/assets/shell/**/*.js', (route) => route.abort());
    await page.goto(GOODS, { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toContainText('화면을 다 불러오지 못해');
    const button = page.getByRole('button', { name: /비교하기/ });
    await button.click();
    expect(await button.evaluate(opacityOf)).toBe(1);
    await expect(button).not.toHaveAttribute('aria-busy');
  });
});

hydratedTest.describe('before the code of a part has arrived', () => {
  hydratedTest('repeats a press on a button once', async ({ page }) => {
    const release = await hold(page, '**/goods.detail.body*.js');
    await page.goto(GOODS);
    const compare = page.getByRole('button', { name: '비교하기' });
    await compare.click();
    await expect(page.getByText('비교할 상품에 담았어요')).toHaveCount(0);
    release();
    await expect(page.getByText('비교할 상품에 담았어요')).toBeVisible();
    await expect(page.getByRole('link', { name: '1개 비교 보기' })).toBeFocused();
  });

  hydratedTest('keeps the choice of an option', async ({ page }, { project }) => {
    hydratedTest.skip(project.name !== 'desktop', 'Elsewhere the options are in a sheet.');
    const release = await hold(page, '**/goods.detail.purchase.desktop*.js');
    await page.goto(GOODS);
    const option = page.getByRole('region', { name: '옵션 선택' }).getByRole('radio').first();
    await option.click();
    await expect(option).not.toBeChecked();
    release();
    await expect(option).toBeChecked();
  });

  hydratedTest('knows the words that were typed', async ({ page }, { project }) => {
    hydratedTest.skip(project.name !== 'desktop', 'Elsewhere the options are in a sheet.');
    await page.goto('/main');
    const release = await hold(page, '**/goods.detail.purchase.desktop*.js');
    await page.goto(paths.goods(await engravableGoods(page)));
    const options = page.getByRole('region', { name: '옵션 선택' });
    const field = options.getByRole('textbox', { name: '각인 문구 (선택)' });
    await field.fill('가'.repeat(21));
    await expect(options.getByText('20자까지 입력할 수 있어요')).toHaveCount(0);
    release();
    await expect(options.getByText('20자까지 입력할 수 있어요')).toBeVisible();
    await expect(field).toHaveValue('가'.repeat(21));
  });
});

import type { Page } from '@playwright/test';
import { paths } from '@shop/shared/contracts';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';
import { hold } from './hold';
import { chooseOptions } from './shopper';
import { countUntilFrame, type TraceCounts } from './trace-counts';

// The recorder of traces reads the document while it is drawn.
test.use({ trace: 'off' });

/**
 * Budgets of the frame that answers a press, and proof that the answer needs no network: the network
 * is held back, and the heading of the sheet or the busy button is there. Most of what a sheet
 * restyles is the page below it, which becomes inert.
 */
const OPEN_OPTIONS = { restyled: 480, laidOut: 115 };
// Ten of the cards below it are the best of the category.
const OPEN_FILTER = { restyled: 900, laidOut: 80 };
const PUT_IN_BASKET = { restyled: 40, laidOut: 40 };

/** Longer than a page waits before it loads the code of its sheets. */
const IDLE_WORK_MS = 3_000;

const expectWithin = ({ restyled, laidOut }: TraceCounts, budget: typeof OPEN_FILTER): void => {
  expect.soft(restyled, 'restyled').toBeLessThanOrEqual(budget.restyled);
  expect.soft(laidOut, 'laid out').toBeLessThanOrEqual(budget.laidOut);
};

/** Holds back every request from now on. @returns lets them go */
async function holdNetwork(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForTimeout(IDLE_WORK_MS);
  await page.waitForLoadState('networkidle');
}

/** The address of plain goods with options. */
async function plainPath(page: Page): Promise<string> {
  const [path] = await pickPlainGoods(page, 1, ({ goodsNo, options }) =>
    options.groups.length > 0 ? paths.goods(goodsNo) : undefined,
  );
  return path as string;
}

const basketButton = (page: Page) =>
  page.getByRole('button', { name: '장바구니', exact: true }).first();
const options = (page: Page) => page.getByRole('dialog', { name: '옵션 선택' });

async function openChosenOptions(page: Page) {
  await openSettled(page, await plainPath(page));
  await basketButton(page).click();
  await chooseOptions(options(page));
  await page.waitForLoadState('networkidle');
  return options(page).getByRole('button', { name: '장바구니', exact: true });
}

/** Runs in the page. */
const untilBusy = (button: Element): Promise<void> =>
  new Promise((resolve) => {
    const check = () => button.ariaBusy === 'true' && resolve();
    new MutationObserver(check).observe(button, { attributes: true });
  });

test.beforeEach(({ isMobile }) => {
  test.skip(!isMobile, 'A desktop has these options and filters in the page.');
});

test('opens the options in the frame of the press', async ({ page }) => {
  await openSettled(page, await plainPath(page));
  const release = await holdNetwork(page);
  expectWithin(await countUntilFrame(page, () => basketButton(page).click()), OPEN_OPTIONS);
  await expect(options(page).getByRole('heading', { name: '옵션 선택' })).toBeVisible();
  await expect(options(page).getByRole('radio').first()).toBeVisible();
  await release();
});

test('opens the filters in the frame of the press, before their counts arrive', async ({
  page,
}) => {
  await openSettled(page, '/display/category?categoryNo=4');
  const release = await holdNetwork(page);
  const filter = page.getByRole('button', { name: '필터', exact: true });
  expectWithin(await countUntilFrame(page, () => filter.click()), OPEN_FILTER);
  const sheet = page.getByRole('dialog', { name: '필터' });
  await expect(sheet.getByRole('heading', { name: '필터' })).toBeVisible();
  await release();
  await expect(sheet.getByRole('button', { name: /개 보기$/ })).toBeVisible();
});

test('says that it puts options in the basket while the api has not replied', async ({ page }) => {
  await signIn(page);
  const put = await openChosenOptions(page);
  const release = await holdNetwork(page);
  expectWithin(await countUntilFrame(page, () => put.click()), PUT_IN_BASKET);
  await expect(put).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByText('장바구니에 담았어요')).toBeVisible();
});

test('is busy while the page of the sign-in is on its way', async ({ page }) => {
  const put = await openChosenOptions(page);
  const release = await holdNetwork(page);
  // Asked beforehand: Playwright looks at a page again only once a pending navigation has ended.
  const busy = put.evaluate(untilBusy);
  await put.click({ noWaitAfter: true });
  await busy;
  await release();
  await expect(page).toHaveURL(/login/);
});

test('is busy while the code of the options is on its way', async ({ page }) => {
  const path = await plainPath(page);
  const release = await hold(page, /goods\.option-sheet\./);
  await page.goto(path);
  await basketButton(page).click();
  await expect(basketButton(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(options(page)).toBeVisible();
  await options(page).getByRole('button', { name: '닫기' }).click();
  await expect(basketButton(page)).not.toHaveAttribute('aria-busy');
});

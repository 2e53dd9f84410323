import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { orderOf, shipped } from './delivered-order';

/** Runs in the page: waits for the animations that end, since colours midway are not final. */
const finishAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

const isPhone = (project: string) => project === 'phone';

test('renders a page without frame on phones and with the whole frame on wider screens', async ({
  page,
}, { project }) => {
  await page.goto('/test/blank-at-mobile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('폰에서 빈 레이아웃');
  const count = isPhone(project.name) ? 0 : 1;
  await expect(page.getByRole('banner')).toHaveCount(count);
  await expect(page.getByRole('contentinfo')).toHaveCount(count);
});

test('shows the content of each header variant', async ({ page }, { project }) => {
  await page.goto('/test/main-header');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '온담' })).toBeVisible();
  await page.getByRole('radio', { name: '서브: 검색 없음' }).check();
  if (!isPhone(project.name)) {
    await expect(header.getByRole('link', { name: '온담' })).toBeVisible();
    return;
  }
  await expect(header.getByRole('button', { name: '뒤로' })).toBeVisible();
  await expect(header).toContainText('시험 제목');
  await expect(header.getByRole('link', { name: '검색' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: /^장바구니/ })).toBeVisible();
});

test('places the footer of a short page at the bottom of the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/common/not-found');
  await expect
    .poll(async () => {
      const foot = await page.getByRole('contentinfo').boundingBox();
      return (foot?.y ?? 0) + (foot?.height ?? 0);
    })
    .toBe(1600);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(1600);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('opens, traverses and confirms layers by keyboard and restores the focus', async ({
  page,
}) => {
  await page.goto('/test/mk-component');
  await button(page, '질문창').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: '지울까요?' });
  await expect(dialog).toBeVisible();
  // The page behind is inert: Tab cycles through the dialog and the browser's own controls.
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
  }
  await dialog.getByRole('button', { name: '예' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('true', { exact: true })).toBeVisible();
  await expect(button(page, '질문창')).toBeFocused();
});

test('closes only the top layer on Escape and locks the scroll position behind', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/test/mk-component');
  await button(page, '바텀시트').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  await button(page, '바텀시트').click();
  const sheet = page.getByRole('dialog', { name: '바텀시트' });
  await sheet.getByRole('button', { name: '하나 더 열기' }).click();
  const above = page.getByRole('dialog', { name: '위에 하나 더' });
  await expect(above).toBeVisible();
  await expect(above).toHaveCSS('z-index', '1002');
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => [scrollY, document.documentElement.clientWidth])).toEqual(
    before,
  );
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button(page, '바텀시트')).toBeFocused();
});

test('places toasts where the specification requires', async ({ page }, { project }) => {
  await page.goto('/test/mk-component');
  await button(page, '버튼 토스트').click();
  const toast = page.getByRole('status').filter({ hasText: '찜에서 뺐어요' });
  await expect(toast).toBeVisible();
  // The pointer inside stops its timer.
  await toast.hover();
  await expect.poll(async () => (await toast.boundingBox())?.y).toBe(50);
  const width = async () => (await toast.boundingBox())?.width;
  if (isPhone(project.name)) await expect.poll(width).toBeGreaterThan(360);
  else await expect.poll(width).toBe(360);
  await toast.getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByText('되돌렸어요')).toBeVisible();
  // After the page has loaded, navigation reports `hide` for the document itself.
  await expect(async () => {
    await button(page, '로그인 토스트 보이기').click();
    await expect(page.getByText(/^로그인하면 장바구니/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await button(page, '로그인 토스트 숨기기').click();
  await expect(page.getByText(/^로그인하면 장바구니/)).toBeHidden();
});

test('has no axe findings with open layers', async ({ page }) => {
  await page.goto('/test/mk-component');
  for (const name of ['버튼 다섯 가지', '바텀시트', '풀모달', '박스모달']) {
    await button(page, name).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await page.evaluate(finishAnimations);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect([name, violations.map(({ id }) => id)]).toEqual([name, []]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeHidden();
  }
});

test('refreshes an expired token once for five parallel calls, which all succeed', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/test/token-refresh');
  await expect(page.getByText(/^\d+초$/)).toBeVisible();
  // A background request may detect the expiry first; there is still only one refresh.
  await button(page, '지금 끝내기').click();
  await button(page, '다섯 번 한꺼번에 부르기').click();
  await expect(page.getByText('5개 중 5개')).toBeVisible();
  await expect(page.getByText('1번', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d+초$/)).toBeVisible();
});

test('reloads the document at the next route change after a new build, at most every ten seconds', async ({
  page,
}) => {
  const isOld = () => page.evaluate(() => 'isOldDocument' in window);
  // The poller starts when the page is idle.
  await expect(async () => {
    await page.goto('/test/reloading');
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /deferred\.navigation/.test(name)),
    );
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    await button(page, '새 빌드인 척하기').click();
    await expect(page.getByText('내는 중')).toBeVisible();
    await page.getByRole('link', { name: '다른 화면으로 이동' }).click();
    await expect(page).toHaveURL(/mk-component/);
    await expect.poll(isOld, { timeout: 3000 }).toBe(false);
  }).toPass();
  await page.goto('/test/reloading');
  await expect(page.getByText(/초 남음$/)).toBeVisible();
});

test('requests and shows the content for the account', async ({ page }) => {
  await page.goto('/test/display-account');
  await expect(page.getByText('받았어요')).toBeVisible();
  await expect(page.getByText(/"adutShopCd": "008"/)).toBeVisible();
});

test('sets a fault of the sandbox gateway on the payment bench', async ({ page }) => {
  await page.goto('/test/payment');
  await page.getByRole('combobox', { name: '요청' }).selectOption('취소·환불');
  await page.getByRole('combobox', { name: '고장' }).selectOption('3초 늦은 응답');
  await page.getByRole('button', { name: '고장 내기' }).click();
  await expect(page.getByRole('term').filter({ hasText: '취소·환불' }).first()).toBeVisible();
});

test('scans a parcel on the fulfilment bench', async ({ page }) => {
  await signIn(page);
  // The bench lists only the latest orders, which other journeys may have placed.
  const { shipments } = await orderOf(page, await shipped(page));
  await page.goto('/test/fulfilment');
  await page.getByRole('button', { name: `${shipments[0]?.invoiceNo} 간선 이동` }).click();
  await expect(page.getByText('송장의 상태: 이동중')).toBeVisible();
});

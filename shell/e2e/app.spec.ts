import { devices } from '@playwright/test';
import { expect, test } from '@shop/tools/e2e/fixtures';

const APP = ' LP_APP|os=aos|ver=6.1.0|';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 16; SM-S938N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test.describe('in the app', () => {
  test.use({
    userAgent: ANDROID + APP,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('hides the web bars and tells the app which bars to show on each page', async ({ page }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      const answer = (name: string) => (json: string) => {
        const { callback, params } = JSON.parse(json);
        heard.push([name, params]);
        const shop = window as unknown as { LPNative: { answer(message: string): void } };
        setTimeout(() =>
          shop.LPNative.answer(JSON.stringify({ result: 'Y', callback, params: {} })),
        );
      };
      Object.assign(window, {
        heard,
        LPApp: Object.fromEntries(
          ['changeMainNavigationVisibility', 'updateCartItemCount'].map((name) => [
            name,
            answer(name),
          ]),
        ),
      });
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);

    await page.goto('/main');
    await expect(page.getByRole('navigation', { name: '하단 메뉴' })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: '검색' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect
      .poll(heard)
      .toContainEqual(['changeMainNavigationVisibility', { showHeader: 'Y', showFooter: 'Y' }]);

    await page.goto('/common/login-auth');
    await expect(page.getByRole('button', { name: '뒤로' })).toBeVisible();
    await expect
      .poll(heard)
      .toContainEqual(['changeMainNavigationVisibility', { showHeader: 'N', showFooter: 'N' }]);
  });

  test('follows the target of an app link and refuses other origins', async ({ page }) => {
    await page.goto('/common/applink?target=%2Fsearch');
    await expect(page).toHaveURL(/\/search$/);
    await page.goto('/common/applink?target=https%3A%2F%2Fevil.example');
    await expect(page).toHaveURL(/\/main$/);
  });
});

test.describe('on a phone', () => {
  test.use({
    userAgent: ANDROID,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('shows the bars of the web shop', async ({ page }) => {
    await page.goto('/main');
    await expect(page.getByRole('navigation', { name: '하단 메뉴' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '검색' })).toBeVisible();
  });

  test('opens the target of an app link on the web when the app is missing', async ({ page }) => {
    const address = '/common/applink?target=%2Fsearch';
    // The page leaves after 1.5 s, so its HTML is read by a separate request.
    const response = await page.request.get(address, { headers: { 'user-agent': ANDROID } });
    expect(await response.text()).toContain('앱을 열고 있어요');
    await page.goto(address);
    await expect(page).toHaveURL(/\/search$/);
  });
});

test.describe('on a PC', () => {
  test.use({ userAgent: devices['Desktop Chrome'].userAgent });

  test('shows a QR code and says that PCs have no app for an app link', async ({ page }) => {
    await page.goto('/common/applink?target=%2Fsearch');
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(alert.getByText('PC에서는 제공하지 않는 기능입니다')).toBeVisible();
    await alert.getByRole('button', { name: '확인' }).click();
    await expect(page.getByRole('img', { name: '앱에서 열기 QR 코드' })).toBeVisible();
    await page.getByRole('link', { name: '웹에서 보기' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('signs in on PC after approval on the phone', async ({ page, browser }) => {
    await page.goto('/common/login-auth?returnTo=%2Fmypage');
    await page.getByRole('button', { name: '카드 앱으로 로그인' }).click();
    await expect(page.getByRole('img', { name: '카드 앱 로그인 QR 코드' })).toBeVisible();
    const number = await page
      .getByRole('region', { name: '카드 앱에서 승인해 주세요' })
      .getByRole('definition')
      .textContent();
    const link = await page.getByRole('link', { name: '체험용 카드 앱 열기' }).getAttribute('href');

    const phone = await browser.newContext({
      userAgent: ANDROID,
      viewport: { width: 390, height: 844 },
    });
    const hand = await phone.newPage();
    await hand.goto(new URL(link ?? '', page.url()).href);
    await expect(hand.getByText(number ?? '없음', { exact: true })).toBeVisible();
    await hand.getByRole('button', { name: /가족.*승인$/ }).click();
    await expect(hand.getByRole('heading', { name: '승인했어요' })).toBeVisible();
    await phone.close();

    // Three navigations follow: callback, sign-in and 마이페이지.
    await expect(page).toHaveURL(/\/mypage$/, { timeout: 30_000 });
    await expect
      .poll(async () => (await page.context().cookies()).map((c) => `${c.name}=${c.value}`))
      .toContainEqual(expect.stringMatching(/^shopSession=\d+\.20/));
    expect(await page.evaluate(() => document.cookie)).toMatch(/shopSession=\d+\.20/);
  });

  test('reports a sign-in canceled on the phone and allows a retry', async ({ page, context }) => {
    await page.goto('/common/login-auth');
    await page.getByRole('button', { name: '카드 앱으로 로그인' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: '체험용 카드 앱 열기' }).click();
    const phone = await opened;
    await phone.getByRole('button', { name: '취소' }).click();
    await expect(phone.getByRole('heading', { name: '취소했어요' })).toBeVisible();
    await phone.close();
    await expect(page.getByText('로그인을 취소했어요')).toBeVisible();
    await expect(page.getByRole('button', { name: '카드 앱으로 로그인' })).toBeVisible();
  });
});

test('simulates an app on the test board', async ({ page }) => {
  await page.goto('/common/apptest');
  await page.getByRole('button', { name: /개 모두 실행$/ }).click();
  await expect(page.getByText(/^(\d+)개 가운데 \1개가 답했어요$/)).toBeVisible();
});

test('renders app pages on the server for each kind of device', async ({ page }) => {
  for (const [path, userAgent, words] of [
    ['/common/apptest', ANDROID, '앱 밖이라서'],
    ['/common/apptest', ANDROID + APP, '앱의 기능을 직접'],
    ['/common/applink?target=%2Fsearch', ANDROID, '앱을 열고 있어요'],
    ['/common/login-auth', ANDROID + APP, '앱 로그인을 확인하고'],
  ] as const) {
    const answer = await page.request.get(path, { headers: { 'user-agent': userAgent } });
    expect(await answer.text(), `${path} ${userAgent}`).toContain(words);
  }
});

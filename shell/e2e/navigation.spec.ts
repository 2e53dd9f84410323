import type { Page } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

const LATEST = '**/builds/latest.json';

/** Waits until the deferred navigation code has loaded. */
const waitForDeferredCode = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('deferred.navigation'));

/** Adds a link to the page and clicks it. */
async function navigateInBrowser(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: href }, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, to);
}

const readDocumentStart = (page: Page) => page.evaluate(() => performance.timeOrigin);
const header = (page: Page) => page.getByRole('banner');

test('redirects an old URL on the server and in the browser', async ({ page }) => {
  await page.goto('/home?LCFrom=push');
  await expect(page).toHaveURL(/\/main\?LCFrom=push$/);
  const first = await readDocumentStart(page);
  await navigateInBrowser(page, '/home');
  await expect(page).toHaveURL(/\/main$/);
  expect(await readDocumentStart(page)).toBe(first);
});

test('shows the 404 view inside the frame for an unknown path in the browser', async ({ page }) => {
  await page.goto('/main');
  await navigateInBrowser(page, '/no/such/page');
  await expect(page.getByText('Page Not Found: /no/such/page')).toBeVisible();
  await expect(header(page)).toBeVisible();
});

test('goes back to the list from a product that was opened before the deferred code', async ({
  page,
}) => {
  const release = await hold(page, '**/*deferred.navigation*');
  await page.goto('/products?type=best');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/goods\/detail/);
  release();
  const marks = () => page.evaluate(() => sessionStorage.getItem('shop.history'));
  await expect.poll(marks).toContain('entry');
  await header(page).getByRole('button', { name: '뒤로' }).click();
  await expect(page).toHaveURL(/\/products/);
});

test('adds one history entry on a double click', async ({ page }) => {
  await page.goto('/main');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await header(page).getByRole('link', { name: '검색' }).first().dblclick();
  await expect(page).toHaveURL(/\/search$/);
  expect(await entries()).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/main$/);
});

test.describe('the header', () => {
  test('is hidden at once by a query parameter, for the whole session', async ({ page }) => {
    const answer = await page.goto('/display/brand?isHideHeader=Y');
    expect(await answer?.text()).toContain('data-header="hidden"');
    await expect(header(page)).toBeHidden();
    await page.goto('/main');
    await expect(header(page)).toBeHidden();
    await page.goto('/main?isHideHeader=N');
    await expect(header(page)).toBeVisible();
    await page.goto('/display/brand');
    await expect(header(page)).toBeVisible();
  });

  test('is never visible before it is hidden', async ({ page }) => {
    await page.goto('/main?isHideHeader=Y');
    await page.addInitScript(() => {
      const watch = () => {
        const box = document.querySelector('header')?.getBoundingClientRect();
        if (box && box.height > 0) (window as { wasSeen?: boolean }).wasSeen = true;
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    });
    await page.goto('/display/brand');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => 'wasSeen' in window)).toBe(false);
  });
});

test('stores the source of a visit for the session and ignores unknown markers', async ({
  page,
}) => {
  const origin = () => page.evaluate(() => sessionStorage.getItem('shop.LCFrom'));
  let late = waitForDeferredCode(page);
  await page.goto('/main?LCFrom=kakao_1121');
  await late;
  await expect.poll(origin).toBe('"kakao_1121"');
  late = waitForDeferredCode(page);
  await page.goto(`/main?LCFrom=${encodeURIComponent('<img src=x>')}`);
  await late;
  expect(await origin()).toBe('"kakao_1121"');
});

test.describe('a new build', () => {
  /** Makes the tab visible again, which triggers the poller. */
  const triggerBuildPoll = async (page: Page) => {
    // The response with the poller's code arrives before the poller has started.
    await expect(async () => {
      const polled = page.waitForResponse(LATEST, { timeout: 1000 });
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await (await polled).finished();
    }).toPass();
  };

  test('loads with the next route change', async ({ page }) => {
    await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another-build' } }));
    // The poller reads the response some time after the browser has received it.
    await expect(async () => {
      await page.goto('/main');
      await triggerBuildPoll(page);
      const first = await readDocumentStart(page);
      await header(page).getByRole('link', { name: '검색' }).first().click();
      await expect(page).toHaveURL(/\/search$/);
      await expect(async () => {
        expect(await readDocumentStart(page)).toBeGreaterThan(first);
      }).toPass({ timeout: 3000 });
    }).toPass();
  });

  test('has no effect while the build is unchanged or the network is down', async ({ page }) => {
    const late = waitForDeferredCode(page);
    await page.goto('/main');
    await late;
    await triggerBuildPoll(page);
    await page.route(LATEST, (route) => route.abort());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const first = await readDocumentStart(page);
    await header(page).getByRole('link', { name: '검색' }).first().click();
    await expect(page).toHaveURL(/\/search$/);
    expect(await readDocumentStart(page)).toBe(first);
  });
});

test.describe('navigation out of the shop', () => {
  const escapes = [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%2f/evil.example',
  ];

  for (const [index, way] of escapes.entries()) {
    test(`rejects open redirect ${index + 1} after sign-in`, async ({ page }) => {
      await signIn(page);
      await page.goto(`/common/system-error?returnTo=${encodeURIComponent(way)}`);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page).toHaveURL(/\/main$/);
    });
  }

  test('answers 404 for a path that looks like another host', async ({ page, baseURL }) => {
    for (const path of ['//evil.example/main', '/%5C%5Cevil.example', '/.//evil.example']) {
      const answer = await page.request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 404]);
    }
  });

  test('ignores native paths and parent service pages in a browser', async ({ page }) => {
    await page.goto('/native/main/shop');
    await expect(page).toHaveURL(/\/main$/);
    const native = await page.request.get('/native/setting/push', { maxRedirects: 0 });
    expect(native.headers().location).toBe('/common/applink?target=%2Fnative%2Fsetting%2Fpush');
    const parent = await page.request.get('/front/main', { maxRedirects: 0 });
    expect(parent.status()).toBe(404);
  });
});

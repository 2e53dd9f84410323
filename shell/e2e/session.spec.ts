import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';
import { watchPageIdle } from '@shop/tools/e2e/page-idle';
import { signInAs } from './shopper';

const REFRESH = '/api/member/v1/front/refresh';
const NOTICE = '정상적으로 로그아웃되었어요';

/** Simulates an expired access token: the token and its companion cookie become invalid. */
async function expire(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const past = Math.floor(Date.now() / 1000) - 60;
  const changed = cookies
    .filter(({ name }) => name === 'accessToken' || name === 'shopSession')
    .map((cookie) => ({
      ...cookie,
      value: cookie.name === 'accessToken' ? 'ended' : `${past}.${cookie.value.split('.')[1]}`,
    }));
  await context.addCookies(changed);
}

const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name);

/** Collects the responses to refresh requests of the browser, not of the gateway. */
function refreshesOf(context: BrowserContext): Response[] {
  const seen: Response[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === REFRESH) seen.push(response);
  });
  return seen;
}

/** The link to 마이페이지: in the header on PC, in the bottom bar on phones. */
const toMyPage = (page: Page) =>
  page
    .getByRole('link', { name: /^마이(페이지)?$/ })
    .filter({ visible: true })
    .first();

/** Sends a member request from this tab to the api. */
const fetchLoginStatus = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/member/v1/front/loginInfo');
    return answer.status;
  });

test.describe('expired access token', () => {
  test('refreshes once for five tabs, keeps the session and loads each tab’s data', async ({
    page,
    context,
  }) => {
    test.slow();
    await signIn(page);
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto('/main')));
    for (const tab of tabs) await expect(tab.getByRole('contentinfo')).toBeVisible();
    await expire(context);
    const refreshes = refreshesOf(context);
    // Each tab follows its link in the browser, so the page requests the member's data from the api.
    await Promise.all(tabs.map((tab) => toMyPage(tab).click()));
    for (const tab of tabs) {
      await expect(tab.getByText('김하늘님')).toBeVisible();
      await expect(tab.getByRole('term').filter({ hasText: '포인트' })).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe('/mypage');
    }
    expect(refreshes.map((response) => response.status())).toEqual([200]);
    for (const tab of tabs) expect(await fetchLoginStatus(tab)).toBe(200);
  });

  test('serves five documents at once and keeps the session', async ({ page, context }) => {
    await signIn(page);
    await expire(context);
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto('/mypage')));
    for (const tab of tabs) await expect(tab.getByText('김하늘님')).toBeVisible();
    await page.reload();
    await expect(page.getByText('김하늘님')).toBeVisible();
  });

  test('says that the session has ended elsewhere, leads to sign-in and returns to the page', async ({
    page,
    context,
  }) => {
    await signIn(page);
    const waitUntilIdle = watchPageIdle(page);
    await page.goto('/mypage/order/list');
    // A request of the page that meets the expired token would leave before the click.
    await waitUntilIdle();
    await expire(context);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'refreshToken');
    if (cookie) await context.addCookies([{ ...cookie, value: 'unknown' }]);
    const refreshes = refreshesOf(context);
    await page.getByRole('combobox', { name: '조회 기간' }).selectOption('1개월');
    await expect(page.getByText('로그아웃되었어요. 다시 로그인해 주세요')).toBeVisible();
    await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=%2Fmypage%2Forder%2Flist/);
    const ofSession = ['accessToken', 'refreshToken', 'JWT', 'COHSESSIONID', 'shopSession', 'lid'];
    expect((await cookieNames(context)).filter((name) => ofSession.includes(name))).toEqual([]);
    expect(refreshes.length).toBe(1);
    await signInAs(page, /\(일반.*\)으로 로그인$/);
    await expect(page).toHaveURL(/\/mypage\/order\/list/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('주문/배송 조회');
  });
});

for (const hours of [1, -1]) {
  test(`does not refresh when the browser's clock is ${hours} hour off`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.addInitScript((offsetMs) => {
      const real = Date.now.bind(Date);
      Date.now = () => real() + offsetMs;
    }, hours * 3_600_000);
    const refreshes = refreshesOf(context);
    await page.goto('/mypage');
    await expect(page.getByText('김하늘님')).toBeVisible();
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refreshes).toEqual([]);
  });
}

test.describe('entry with the parent service’s token and session', () => {
  const signInAtParentService = async (page: Page, fault = 'NONE') => {
    const list = await page.request.get('/api/sandbox/identity/members');
    const { payload } = await list.json();
    const [{ cno }] = payload.members;
    await page.request.post(`/api/app/api/LPMANAA_P100.lc?cno=${cno}&fault=${fault}`);
  };

  test('renders the first page for the member without a client request', async ({ page }) => {
    await signInAtParentService(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/mypage');
    await expect(page.getByText('김하늘님')).toBeVisible();
    expect(requests).not.toContain('/api/member/v1/front/login');
    expect(new URL(page.url()).pathname).toBe('/mypage');
  });

  for (const fault of ['EXPIRED', 'WRONG_ID', 'DOWN']) {
    test(`continues as a visitor who can sign in when the parent service reports ${fault}`, async ({
      page,
    }) => {
      await signInAtParentService(page, fault);
      await page.goto('/mypage');
      await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=%2Fmypage/);
      await page
        .getByRole('button', { name: /\)으로 로그인$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/mypage$/);
      await expect(page.getByText('김하늘님')).toBeVisible();
    });
  }
});

test.describe('signing out', () => {
  /** PC: in the header of every page. Phone: at the bottom of 마이페이지. */
  const signOut = async (page: Page, isPhone: boolean) => {
    if (isPhone) await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first().click();
  };

  test('shows a message on the home page and signs out every other tab', async ({
    page,
    context,
    isMobile,
  }) => {
    await signIn(page);
    const [mine, shopping] = [await context.newPage(), await context.newPage()];
    await mine.goto('/mypage');
    await shopping.goto('/search');
    await page.goto('/main');
    await signOut(page, isMobile);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page).toHaveURL(/\/main$/);
    await expect(mine).toHaveURL(/\/common\/login-auth\?returnTo=/);
    await expect.poll(() => cookieNames(context)).not.toContain('shopSession');
    // The other tab may load its document again meanwhile, which ends a running evaluation.
    await expect(async () => expect(await fetchLoginStatus(shopping)).toBe(401)).toPass();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });

  test('shows no member data after Back', async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto('/mypage');
    await expect(page.getByText('김하늘님')).toBeVisible();
    await signOut(page, isMobile);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/common\/login-auth/);
    await expect(page.getByText('김하늘님')).toHaveCount(0);
  });

  test('works by keyboard and with storage blocked', async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked, removeItem: blocked });
    });
    await signIn(page);
    await page.goto(isMobile ? '/mypage' : '/main');
    const button = page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await expect(page).toHaveURL(/\/main$/);
  });
});

test.describe('return from the card company', () => {
  const ticket = async (page: Page, fault: string) => {
    const list = await page.request.get('/api/sandbox/identity/members');
    const [{ cno }] = (await list.json()).payload.members;
    const issued = await page.request.post('/api/sandbox/identity/sign-in', {
      data: { cno, fault },
    });
    return (await issued.json()).payload.lid as string;
  };
  const back = (lid: string) => `/auth/callback?lid=${lid}&returnTo=%2Fmypage`;

  test('goes home with a reason and clears an expired lid', async ({ page, context }) => {
    await page.goto(back(await ticket(page, 'EXPIRED')));
    await expect(page).toHaveURL(/\/main$/);
    await expect(page.getByText(/로그인하지 못했어요/)).toBeVisible();
    await expect.poll(() => cookieNames(context)).not.toContain('lid');
  });

  test('signs out with a message when the response has another member’s id', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto(back(await ticket(page, 'WRONG_ID')));
    await page.getByRole('button', { name: '새로 로그인' }).click();
    await expect(page).toHaveURL(/\/main$/);
    await expect(page.getByText(/안전하게 로그아웃했어요/)).toBeVisible();
    await expect.poll(() => cookieNames(context)).not.toContain('accessToken');
  });

  test('leads a browser that began no login to the login page, with the reason', async ({
    page,
    browser,
    baseURL,
  }) => {
    const attacker = await browser.newPage({ baseURL });
    const lid = await ticket(attacker, 'NONE');
    await attacker.close();
    await page.goto(back(lid));
    await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=%2Fmypage$/);
    await expect(page.getByText(/이 브라우저에서 시작한 로그인이 아니에요/)).toBeVisible();
  });

  test('succeeds on retry after the card company was down', async ({ page }) => {
    await page.goto(back(await ticket(page, 'DOWN')));
    await expect(page.getByRole('heading', { name: '로그인이 늦어지고 있어요' })).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page).toHaveURL(/\/mypage$/);
    await expect(page.getByText('김하늘님')).toBeVisible();
  });

  test('shows progress while the response is slow', async ({ page }) => {
    // `goto` waits for hydration; on a busy machine the slow response may arrive before that.
    const opened = page.goto(back(await ticket(page, 'SLOW')));
    await expect(page.getByRole('heading', { name: '로그인하고 있어요' })).toBeVisible();
    await opened;
    await expect(page).toHaveURL(/\/mypage$/);
  });
});

test('redirects a signed-in member away from sign-in', async ({ page }) => {
  await signIn(page);
  await page.goto('/common/login-auth?returnTo=%2Fbasket');
  await expect(page).toHaveURL(/\/basket$/);
  await page.goto('/common/login-auth');
  await expect(page).toHaveURL(/\/main$/);
});

test('exposes no credentials to scripts', async ({ page }) => {
  await signIn(page);
  await page.goto('/mypage');
  const seen = await page.evaluate(() => [
    document.cookie,
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.documentElement.outerHTML,
  ]);
  expect(seen[0]).toMatch(/^shopSession=\d{10}\.10$/);
  const secrets = (await page.context().cookies()).filter(({ name }) =>
    ['accessToken', 'refreshToken', 'JWT', 'COHSESSIONID', 'lid'].includes(name),
  );
  expect(secrets.length).toBe(5);
  for (const { value, httpOnly } of secrets) {
    expect(httpOnly).toBe(true);
    for (const text of seen) expect(text).not.toContain(value);
  }
});

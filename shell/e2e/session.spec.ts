import type { BrowserContext, Page, Response } from '@playwright/test';
import { expect, signIn, test } from '@shop/tools/e2e/fixtures';

const REFRESH = '/api/member/v1/front/refresh';
const NOTICE = '정상적으로 로그아웃되었어요';

/** As after half an hour: the access token opens nothing any more, and the companion says so. */
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

/** Answers to the browser's own refreshes (not the gateway's). */
function refreshesOf(context: BrowserContext): Response[] {
  const seen: Response[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === REFRESH) seen.push(response);
  });
  return seen;
}

/** The way to my page: in the header on PC, in the bottom bar on phones. */
const toMyPage = (page: Page) =>
  page
    .getByRole('link', { name: /^마이(페이지)?$/ })
    .filter({ visible: true })
    .first();

/** What the api answers to a member's question from this tab. */
const askAgain = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/member/v1/front/loginInfo');
    return answer.status;
  });

test.describe('an ended access token', () => {
  test('five tabs renew once, nobody is signed out, each gets its data', async ({
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
    // Each tab's own link, followed in the browser: the page there asks the api for the member's data.
    await Promise.all(tabs.map((tab) => toMyPage(tab).click()));
    for (const tab of tabs) {
      await expect(tab.getByText('김*늘')).toBeVisible();
      await expect(tab.getByRole('term').filter({ hasText: '포인트' })).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe('/mypage');
    }
    expect(refreshes.map((response) => response.status())).toEqual([200]);
    for (const tab of tabs) expect(await askAgain(tab)).toBe(200);
  });

  test('five documents at once are all served, and the session lives on', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await expire(context);
    const tabs = [page, ...(await Promise.all([1, 2, 3, 4].map(() => context.newPage())))];
    await Promise.all(tabs.map((tab) => tab.goto('/mypage')));
    for (const tab of tabs) await expect(tab.getByText('김*늘')).toBeVisible();
    await page.reload();
    await expect(page.getByText('김*늘')).toBeVisible();
  });

  test('that cannot be renewed: home as a visitor, cookies cleared, no loop', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('/main');
    await expire(context);
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'refreshToken');
    if (cookie) await context.addCookies([{ ...cookie, value: 'unknown' }]);
    const refreshes = refreshesOf(context);
    // Without the mouse on its way: a prefetch under it would be sent home before the click.
    await toMyPage(page).dispatchEvent('click');
    const ofSession = ['accessToken', 'refreshToken', 'JWT', 'COHSESSIONID', 'shopSession', 'lid'];
    const left = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => ofSession.includes(name));
    // The page stood on this address before, too: the cookies tell that it has come again.
    await expect.poll(left).toEqual([]);
    await expect(page).toHaveURL(/\/main$/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(refreshes.length).toBe(1);
  });
});

for (const hours of [1, -1]) {
  test(`a browser's clock ${hours} hour wrong: nothing is renewed for it`, async ({
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
    await expect(page.getByText('김*늘')).toBeVisible();
    await page.goto('/basket');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refreshes).toEqual([]);
  });
}

test.describe('a start with the parent service’s token and session', () => {
  const atParentService = async (page: Page, fault = 'NONE') => {
    const list = await page.request.get('/api/sandbox/identity/members');
    const { payload } = await list.json();
    const [{ cno }] = payload.members;
    await page.request.post(`/api/app/api/LPMANAA_P100.lc?cno=${cno}&fault=${fault}`);
  };

  test('the first page is a member’s, without script having asked', async ({ page }) => {
    await atParentService(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/mypage');
    await expect(page.getByText('김*늘')).toBeVisible();
    expect(asked).not.toContain('/api/member/v1/front/login');
    expect(new URL(page.url()).pathname).toBe('/mypage');
  });

  for (const fault of ['EXPIRED', 'WRONG_ID', 'DOWN']) {
    test(`${fault}: a visitor, who can sign in`, async ({ page }) => {
      await atParentService(page, fault);
      await page.goto('/mypage');
      await expect(page).toHaveURL(/\/common\/login-auth\?returnTo=%2Fmypage/);
      await page
        .getByRole('button', { name: /\)으로 로그인$/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/mypage$/);
      await expect(page.getByText('김*늘')).toBeVisible();
    });
  }
});

test.describe('signing out', () => {
  /** PC: in the header of every page. Phone: at the foot of my page. */
  const signOut = async (page: Page, isPhone: boolean) => {
    if (isPhone) await page.goto('/mypage');
    await page.getByRole('button', { name: '로그아웃' }).filter({ visible: true }).first().click();
  };

  test('says so on the home page, and every other tab follows', async ({
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
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('shopSession');
    expect(await askAgain(shopping)).toBe(401);
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
  });

  test('Back shows nothing of the member', async ({ page, isMobile }) => {
    await signIn(page);
    await page.goto('/mypage');
    await expect(page.getByText('김*늘')).toBeVisible();
    await signOut(page, isMobile);
    await expect(page.getByText(NOTICE)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/common\/login-auth/);
    await expect(page.getByText('김*늘')).toHaveCount(0);
  });

  test('works by keyboard, and where storage is blocked', async ({ page, isMobile }) => {
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

test.describe('the return from the card company', () => {
  const ticket = async (page: Page, fault: string) => {
    const list = await page.request.get('/api/sandbox/identity/members');
    const [{ cno }] = (await list.json()).payload.members;
    const issued = await page.request.post('/api/sandbox/identity/sign-in', {
      data: { cno, fault },
    });
    return (await issued.json()).payload.lid as string;
  };
  const back = (lid: string) => `/auth/callback?lid=${lid}&returnTo=%2Fmypage`;

  test('an old lid: home, told why, lid cleared', async ({ page, context }) => {
    await page.goto(back(await ticket(page, 'EXPIRED')));
    await expect(page).toHaveURL(/\/main$/);
    await expect(page.getByText(/로그인하지 못했어요/)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('lid');
  });

  test('another’s id in the answer: logged out, told so', async ({ page, context }) => {
    await signIn(page);
    await page.goto(back(await ticket(page, 'WRONG_ID')));
    await expect(page).toHaveURL(/\/main$/);
    await expect(page.getByText(/안전하게 로그아웃했어요/)).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('accessToken');
  });

  test('the card company down: a second try works', async ({ page }) => {
    await page.goto(back(await ticket(page, 'DOWN')));
    await expect(page.getByRole('heading', { name: '로그인이 늦어지고 있어요' })).toBeVisible();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page).toHaveURL(/\/mypage$/);
    await expect(page.getByText('김*늘')).toBeVisible();
  });

  test('slow: waits with a sign of life', async ({ page }) => {
    await page.goto(back(await ticket(page, 'SLOW')));
    await expect(page.getByRole('heading', { name: '로그인하고 있어요' })).toBeVisible();
    await expect(page).toHaveURL(/\/mypage$/);
  });
});

test('a member at sign-in is sent on, not asked again', async ({ page }) => {
  await signIn(page);
  await page.goto('/common/login-auth?returnTo=%2Fbasket');
  await expect(page).toHaveURL(/\/basket$/);
  await page.goto('/common/login-auth');
  await expect(page).toHaveURL(/\/main$/);
});

test('script of a page can read nothing that opens the shop', async ({ page }) => {
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

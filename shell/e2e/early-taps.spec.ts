import { test as base, type Locator, type Page } from '@playwright/test';
import { expect } from '@shop/tools/e2e/fixtures';
import { hold } from './hold';

/** CPU slowdown factor, which simulates a slow phone. */
const SLOWDOWN = 4;
const GOODS = '/goods/detail?goodsNo=229';
const CATEGORY = '/display/category?categoryNo=1';
const MENU = '/display/allmenu';

interface EarlyTap {
  path: string;
  what: string;
  control: (page: Page) => Locator;
  /** Checks the effect of the tap after hydration. */
  done: (page: Page) => Promise<void>;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.locator('body').getByRole('button', { name }).first();
const opens = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();
const leadsTo = (url: RegExp) => (page: Page) => expect(page).toHaveURL(url);
const toSignIn = leadsTo(/\/common\/login-auth/);

const taps: readonly EarlyTap[] = [
  { path: GOODS, what: '장바구니', control: button('장바구니'), done: opens('옵션 선택') },
  { path: GOODS, what: '바로구매', control: button('바로구매'), done: opens('옵션 선택') },
  { path: GOODS, what: '선물하기', control: button('선물하기'), done: opens('옵션 선택') },
  { path: GOODS, what: '쿠폰적용가', control: button(/^쿠폰적용가/), done: opens(/./) },
  { path: GOODS, what: '온담카드로 사면', control: button(/^온담카드로 사면/), done: opens(/./) },
  { path: GOODS, what: '쿠폰 받기', control: button(/^쿠폰 받기/), done: opens(/쿠폰/) },
  { path: GOODS, what: '할부 안내', control: button('할부 안내'), done: opens(/할부/) },
  { path: GOODS, what: '사이즈 가이드', control: button('사이즈 가이드'), done: opens(/사이즈/) },
  { path: GOODS, what: '배송지역 선택', control: button('배송지역 선택'), done: opens(/배송/) },
  {
    path: CATEGORY,
    what: 'a part of the category',
    control: (page) => page.getByRole('main').getByRole('link', { name: '상의', exact: true }),
    done: leadsTo(/categoryNo=101/),
  },
  {
    path: GOODS,
    what: '비교하기',
    control: button('비교하기'),
    done: (page) => expect(page.getByText('비교할 상품에 담았어요')).toBeVisible(),
  },
  {
    path: GOODS,
    what: 'the home page in the header',
    control: (page) => page.getByRole('banner').getByRole('link', { name: '홈' }),
    done: leadsTo(/\/main$/),
  },
  {
    path: '/main',
    what: 'the tab of the best goods',
    control: (page) => page.getByRole('main').getByRole('link', { name: '베스트' }).first(),
    done: leadsTo(/tab=10/),
  },
  {
    path: '/main',
    what: 'the benefits of the card',
    control: (page) => page.getByRole('link', { name: /^카드 혜택/ }),
    done: leadsTo(/tab=80/),
  },
  {
    path: CATEGORY,
    what: 'the search in the header',
    control: (page) => page.getByRole('banner').getByRole('link', { name: '검색' }),
    done: leadsTo(/\/search$/),
  },
  {
    path: '/main',
    what: 'a card of goods',
    control: (page) => page.getByRole('article').first().getByRole('link'),
    done: leadsTo(/\/goods\/detail\?goodsNo=/),
  },
  {
    path: '/main',
    what: '로그인',
    control: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /로그인/ })
        .first(),
    done: toSignIn,
  },
  { path: CATEGORY, what: '필터', control: button(/필터/), done: opens(/필터/) },
  {
    path: MENU,
    what: 'a category of the first level',
    control: (page) => page.getByRole('tab', { name: '식품' }),
    done: (page) => expect(page.getByRole('tabpanel', { name: '식품' })).toBeVisible(),
  },
  {
    path: MENU,
    what: '화면 모드',
    control: button('화면 모드'),
    done: opens('화면 모드'),
  },
];

/** Slows the CPU down. @returns a function that ends the slowdown */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await setRate(SLOWDOWN);
  return () => setRate(1);
}

for (const { path, what, control, done } of taps) {
  base(
    `keeps a tap on ${what} of ${path} before the client runs`,
    async ({ page }, { project }) => {
      base.skip(project.name !== 'phone', 'A slow phone.');
      const endSlowdown = await slowDown(page);
      const release = await hold(page, '**/assets/shell/**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await control(page).tap();
      // A tap is stored for ten seconds, in which a busy and slowed machine might not finish loading.
      await endSlowdown();
      release();
      await done(page);
    },
  );
}

import { ApiError } from '@shop/shared/app';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleList } from '../../test/samples';

const member = { isLoggedIn: true, memberType: '10', expiresAt: 9_999_999_999 } as const;
const tabs = [
  { tabCd: '01', name: '홈' },
  { tabCd: '30', name: '신상' },
];

const open = (url: string, session?: typeof member, more: Record<string, () => unknown> = {}) =>
  renderPage(
    url,
    {
      'display.page': ({ query }: { query: { tab: string } }) => ({
        pageCd: 'MAIN',
        tabCd: query.tab,
        title: '',
        corners: [],
      }),
      'display.menu': () => ({ gnb: [], homeTabs: tabs }),
      'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
      'category.tree': () => ({ categories: [] }),
      'search.goods': () => sampleList(3),
      'coupon.mine': () => ({ usableCount: 7, coupons: [], takenNos: [] }),
      'commonEai.callLpointQuery': () => ({ pointBalance: 1_200 }),
      'commonEai.callThingCoinBalanceQuery': () => ({ coinBalance: 3_400 }),
      ...more,
    },
    session,
  );

beforeAll(() =>
  Promise.all([import('../../features/wallet/wallet-balances'), import('./best-goods')]),
);

test('shows the best goods in a tab without goods', async () => {
  const { requestsOf } = await open('/main?tab=30');
  expect(await screen.findByText('지금은 보여 드릴 상품이 없어요')).toBeVisible();
  expect(await screen.findByText('상품 1')).toBeVisible();
  expect(requestsOf('search.goods')).toEqual([{ query: { type: 'best' } }]);
});

test.each(['/main', '/display/allmenu'])('shows a member their wallet on %s', async (url) => {
  await open(url, member);
  const wallet = await screen.findByRole('region', { name: '내 지갑' });
  expect(await within(wallet).findByRole('link', { name: '쿠폰 7장' })).toBeVisible();
  expect(await within(wallet).findByRole('link', { name: /포인트 1,200/ })).toBeVisible();
  expect(await within(wallet).findByRole('link', { name: '코인 3,400원' })).toBeVisible();
});

test('offers a retry for a balance that failed, beside the others', async () => {
  let isDown = true;
  const { user } = await open('/main', member, {
    'commonEai.callThingCoinBalanceQuery': () => {
      if (isDown) throw new ApiError(400, 'X', 'no');
      return { coinBalance: 50 };
    },
  });
  const wallet = await screen.findByRole('region', { name: '내 지갑' });
  const retry = await within(wallet).findByRole('button', { name: /코인 다시 시도/ });
  expect(within(wallet).getByRole('link', { name: '쿠폰 7장' })).toBeVisible();
  isDown = false;
  await user.click(retry);
  expect(await within(wallet).findByRole('link', { name: '코인 50원' })).toBeVisible();
});

test('leads a visitor to sign in and back', async () => {
  await open('/display/allmenu');
  expect(await screen.findByRole('link', { name: /내 쿠폰과 포인트.*로그인/ })).toHaveAttribute(
    'href',
    '/common/login-auth?returnTo=%2Fdisplay%2Fallmenu',
  );
});

test('returns to the place of a home tab', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
    Object.assign(window, { scrollY: to.top });
  }) as never);
  const { user } = await open('/main');
  Object.assign(window, { scrollY: 640 });
  await user.click(await screen.findByRole('link', { name: '신상' }));
  expect(await screen.findByText('상품 1')).toBeVisible();
  Object.assign(window, { scrollY: 0 });
  await user.click(screen.getByRole('link', { name: '홈' }));
  expect(window.scrollY).toBe(640);
  scroll.mockRestore();
});

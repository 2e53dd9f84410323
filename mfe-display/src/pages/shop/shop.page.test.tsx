import type { ShopPage } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';

const shop = (over: Partial<ShopPage> = {}): ShopPage => ({
  shopNo: 2,
  name: '살림 전문관',
  description: '집을 가꾸는 물건을 모았어요.',
  isOpen: true,
  opensAt: null,
  tabs: [
    { tabCd: '01', name: '홈' },
    { tabCd: '10', name: '베스트' },
  ],
  tabCd: '01',
  coupons: [],
  corners: [],
  others: [],
  ...over,
});

const open = (url: string, over: Partial<ShopPage> = {}) =>
  renderPage(url, {
    'display.shop': ({ query }: { query: { tab: string } }) => shop({ tabCd: query.tab, ...over }),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
  });

test.each(['/display/shop?shopNo=2', '/display/shop/2'])('opens a shop at %s', async (url) => {
  const { user, router, requestsOf } = await open(url);
  expect(await screen.findByRole('heading', { level: 1, name: '살림 전문관' })).toBeVisible();
  expect(requestsOf('display.shop')).toEqual([
    { params: { shopNo: 2 }, query: { tab: '01', eager: 4 } },
  ]);
  await user.click(screen.getByRole('link', { name: '베스트' }));
  expect(router.state.location).toMatchObject({
    pathname: '/display/shop',
    search: '?shopNo=2&tab=10',
  });
});

test.each(['/display/shop', '/display/shop/abc', '/display/shop/2/3'])(
  'knows no shop at %s',
  async (url) => {
    const { requestsOf } = await open(url);
    expect(requestsOf('display.shop')).toEqual([]);
  },
);

test('names open shops in place of a closed one', async () => {
  await open('/display/shop?shopNo=2', {
    isOpen: false,
    tabs: [],
    others: [
      {
        shopNo: 1,
        name: '카드 회원관',
        description: '즉시할인 쿠폰, 무이자 상품, 오늘의 핫딜을 모았어요.',
      },
    ],
  });
  expect(await screen.findByText('운영이 끝난 매장이에요')).toBeVisible();
  expect(screen.getByRole('link', { name: /카드 회원관/ })).toHaveAttribute(
    'href',
    '/display/shop?shopNo=1',
  );
});

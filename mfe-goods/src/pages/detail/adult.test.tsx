import { ApiError, AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import {
  adultCalls,
  basketCalls,
  type GoodsDetail,
  goodsCalls,
  paths,
} from '@shop/shared/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAdultGoods } from '../../features/adult/adult.queries';
import { headOfDetail } from '../../features/goods/goods-head';
import { goods } from '../../test/goods.fixtures';
import { GoodsGallery } from './goods-gallery';
import { Purchase } from './purchase';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;
const sign = { key: 'l/19', tone: [1, 1], alt: '' } as const;
const own = { key: 'd/own', tone: [1, 1], alt: '병' } as const;

const detail: GoodsDetail = {
  ...goods,
  adult: true,
  images: [{ ...sign, tone: [1, 1] }],
  options: { groups: [], skus: goods.options.skus.slice(0, 1) },
};

/** The top of the page. */
function Top() {
  const adult = useAdultGoods(detail.goodsNo, detail.adult);
  const head = headOfDetail(detail);
  return (
    <>
      <GoodsGallery head={head} adultImages={adult?.images} />
      <Purchase goodsNo={detail.goodsNo} head={head} goods={detail} isVerified={Boolean(adult)} />
    </>
  );
}

async function show(cookies: string, isVerified: boolean) {
  const sent: string[] = [];
  const app = createApp({
    call: (async (call: { id: string }) => {
      sent.push(call.id);
      if (call.id === adultCalls.goods.id)
        return { isVerified, images: isVerified ? [own] : [], content: [] };
      if (call.id === basketCalls.add.id)
        throw new ApiError(422, '5043', '성인 인증 후 주문할 수 있어요');
      if (call.id !== goodsCalls.stock.id) throw new Error(call.id);
      const skus = detail.options.skus.map(({ skuNo }) => ({ skuNo, available: 9 }));
      return { goodsNo: detail.goodsNo, status: 'ON_SALE', skus, deal: null };
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const address = paths.goods(detail.goodsNo);
  const router = createMemoryRouter(
    [
      { path: '/goods/detail', Component: Top },
      { path: '*', Component: () => <p>성인 인증 화면</p> },
    ],
    { initialEntries: [address] },
  );
  const { container } = await act(async () =>
    render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    ),
  );
  const pictures = () => [...container.querySelectorAll('img')].map((image) => image.src);
  return { sent, router, pictures, address, user: userEvent.setup() };
}

test.each([
  ['a visitor', '', false],
  ['a member who is not verified', MEMBER, false],
])('shows %s the law and the way to 성인 인증, and no picture', async (_, cookies, isVerified) => {
  const { pictures, sent, address } = await show(cookies, isVerified);
  expect(pictures()).toEqual([]);
  expect(screen.getByText(/「청소년 보호법」에 따라 19세 미만은/)).toBeVisible();
  for (const name of ['성인 인증하고 보기', '성인 인증하고 구매하기'])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      paths.adultVerification({ returnTo: address }),
    );
  expect(sent.includes(adultCalls.goods.id)).toBe(cookies !== '');
});

test('shows a verified member the pictures and sells', async () => {
  const { pictures } = await show(MEMBER, true);
  expect((await screen.findAllByRole('button', { name: '장바구니' })).length).toBeGreaterThan(0);
  expect(pictures()[0]).toContain('/images/d/own');
  expect(screen.queryByText(/청소년 보호법/)).toBeNull();
});

test('leads to 성인 인증 when it has ended meanwhile, and keeps what was wanted', async () => {
  const { user, router, address } = await show(MEMBER, true);
  await user.click(await screen.findByRole('button', { name: '바로구매' }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toBeVisible();
  const buttons = await screen.findAllByRole('button', { name: '장바구니' });
  await user.click(buttons.at(-1) as Element);
  expect(await screen.findByText('성인 인증 화면')).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    paths.adultVerification({ returnTo: address }),
  );
  expect(sessionStorage.getItem('shop.intent')).toContain('"basket.add"');
});

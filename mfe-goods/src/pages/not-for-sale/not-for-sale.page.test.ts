import { callKey, createApp, visitorSession } from '@shop/shared/app';
import { type GoodsStatusReply, goodsCalls } from '@shop/shared/contracts';
import { meta } from './not-for-sale.page';

const url = new URL('https://shop.example/goods/error/goods-not-for-sale?goodsNo=7');
const request = { url, query: url.searchParams, params: {} };

const goods: GoodsStatusReply = {
  goodsNo: 7,
  name: '머그컵',
  image: { key: 'd/mug', tone: [1, 2], alt: '머그컵' },
  status: 'ENDED',
  isForSale: false,
  soldOut: false,
  opensAt: null,
  salePriceWon: 12_000,
  categoryNo: 3,
};

function metaOf(change: Partial<GoodsStatusReply>) {
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: true,
    renderedAtMs: 0,
  });
  const key = callKey(goodsCalls.status, { params: { goodsNo: 7 } });
  app.queryClient.setQueryData(key, { ...goods, ...change });
  return meta(app, request);
}

test.each([
  ['goods whose sale ended', { status: 'ENDED' }, '머그컵 판매 종료', 410],
  ['banned goods, whose name is not shown', { status: 'BANNED', name: '' }, '판매 종료 상품', 410],
  ['goods that are on sale', { status: 'ON_SALE', isForSale: true }, '머그컵', undefined],
  ['goods that open later', { status: 'READY' }, '머그컵 판매 예정', undefined],
  [
    'goods that are out for a while',
    { status: 'SOLD_OUT', soldOut: true },
    '머그컵 품절',
    undefined,
  ],
  [
    'goods on sale of which nothing is left',
    { status: 'ON_SALE', isForSale: true, soldOut: true },
    '머그컵 품절',
    undefined,
  ],
] as const)('titles the page of %s', (_name, change, title, status) => {
  const page = metaOf(change);
  expect([page.title, page.status]).toEqual([title, status]);
});

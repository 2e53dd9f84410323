import { callKey, createApp, visitorSession } from '@shop/shared/app';
import { goodsCalls } from '@shop/shared/contracts';
import { card, goods } from './goods.fixtures';
import { knownCard } from './known-card';

const makeClient = () =>
  createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
  }).queryClient;

test('finds the card in endless lists and nested corners', () => {
  const client = makeClient();
  client.setQueryData(['search.goods', 'pages', {}], { pages: [{ items: [card] }] });
  expect(knownCard(client, 229)).toBe(card);
  expect(knownCard(client, 230)).toBeUndefined();

  const other = makeClient();
  other.setQueryData(['display.page'], { corners: [{ items: [{ type: 'goods', goods: card }] }] });
  expect(knownCard(other, 229)).toBe(card);
});

test('of two lists the newer one counts', () => {
  const client = makeClient();
  client.setQueryData(['a'], { items: [{ ...card, salePriceWon: 1 }] }, { updatedAt: 1 });
  client.setQueryData(['b'], { items: [{ ...card, salePriceWon: 2 }] }, { updatedAt: 2 });
  expect(knownCard(client, 229)?.salePriceWon).toBe(2);
});

test('a detail or anything else with the same number is no card', () => {
  const client = makeClient();
  client.setQueryData(callKey(goodsCalls.detail, { params: { goodsNo: 229 } }), goods);
  client.setQueryData(['goods.status'], { goodsNo: 229, name: '셔츠', image: card.image });
  expect(knownCard(client, 229)).toBeUndefined();
});

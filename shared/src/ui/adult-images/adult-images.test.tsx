import { AppProvider, createApp, events, readSession } from '@shop/shared/app';
import { act, render, screen } from '@testing-library/react';
import { InShop } from '../../testing/render-in-shop';
import { sampleGoodsCard } from '../../testing/sample-goods-card';
import { ProductCard } from '../product-card/product-card';
import { startAdultImages } from './start-adult-images';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;
const MASK = '성인 인증 후 볼 수 있어요';

let requested: string[];
let isVerified: boolean;
let fails: boolean;
beforeEach(() => {
  requested = [];
  isVerified = true;
  fails = false;
});

async function openCards(cookies: string, count: number) {
  // Of this test: apps of earlier tests listen to events, too.
  const own: string[] = [];
  requested = own;
  const app = createApp({
    call: (async (_call: unknown, { query }: { query: { goodsNos: string } }) => {
      own.push(query.goodsNos);
      if (fails) throw new Error('offline');
      const items = query.goodsNos.split(',').map((no) => ({
        goodsNo: Number(no),
        image: { key: `d/own-${no}`, tone: [1, 1], alt: '' },
      }));
      return { isVerified, items: isVerified ? items : [] };
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const cards = Array.from({ length: count }, (_, at) =>
    sampleGoodsCard({ goodsNo: at + 1, name: `상품 ${at}`, adult: at % 2 === 0 }),
  );
  await act(async () => startAdultImages(app));
  return act(async () =>
    render(
      <InShop cookies={cookies}>
        <AppProvider app={app}>
          {cards.map((card) => (
            <ProductCard key={card.goodsNo} goods={card} />
          ))}
        </AppProvider>
      </InShop>,
    ),
  );
}

const masks = () => screen.queryAllByText(MASK).length;

test('shows a verified member every picture of a list after one request', async () => {
  const { container } = await openCards(MEMBER, 24);
  expect(requested).toEqual(['1,3,5,7,9,11,13,15,17,19,21,23']);
  expect(masks()).toBe(0);
  expect(container.querySelectorAll('img[src*="d/own-"]')).toHaveLength(12);
});

test('requests at most fifty at a time', async () => {
  await openCards(MEMBER, 120);
  expect(requested.map((list) => list.split(',').length)).toEqual([50, 10]);
});

test('requests nothing for a visitor, and keeps the masks', async () => {
  await openCards('', 4);
  expect(requested).toEqual([]);
  expect(masks()).toBe(2);
});

test('keeps the masks of a member who is not verified until that changes', async () => {
  isVerified = false;
  await openCards(MEMBER, 4);
  expect(masks()).toBe(2);
  isVerified = true;
  await act(async () => events.emit('adult:changed'));
  expect(requested).toEqual(['1,3', '1,3']);
  expect(masks()).toBe(0);
});

test('keeps the masks when the request fails', async () => {
  fails = true;
  await openCards(MEMBER, 2);
  expect(masks()).toBe(1);
});

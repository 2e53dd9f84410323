import { ApiError, AppProvider, createApp, events, readSession } from '@shop/shared/app';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InShop } from '../../testing/render-in-shop';
import { sampleGoodsCard } from '../../testing/sample-goods-card';
import { ProductCard } from '../product-card/product-card';
import { startFavorites } from './favorite';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;
const goods = sampleGoodsCard();
interface Sent {
  isOn: boolean;
  resolve: () => void;
  reject: (error: unknown) => void;
}
let sent: Sent[];
let marks: number[];
let bought: number[];
let ids: string[];

/** Cards of a page whose hearts have been loaded. */
async function openCards(cookies = MEMBER, count = 1) {
  const app = createApp({
    call: ((call: { id: string }, input: { body?: { isOn: boolean } }) => {
      ids.push(call.id);
      if (call.id === 'favorite.marks')
        return Promise.resolve({
          goodsNos: marks,
          brandNos: [],
          planShopNos: [],
          boughtGoodsNos: bought,
        });
      return new Promise((resolve, reject) =>
        sent.push({ isOn: input.body?.isOn ?? false, resolve: () => resolve({}), reject }),
      );
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const cards = Array.from({ length: count }, (_, at) =>
    sampleGoodsCard({ goodsNo: goods.goodsNo + at, name: `상품 ${at}` }),
  );
  // The heart of an earlier test would take this test's intent.
  await act(async () => startFavorites(app));
  await act(async () => {
    render(
      <InShop cookies={cookies}>
        <AppProvider app={app}>
          {cards.map((card) => (
            <ProductCard key={card.goodsNo} goods={card} />
          ))}
        </AppProvider>
      </InShop>,
    );
  });
  return userEvent.setup();
}

const heart = (at = 0) => screen.getByRole('button', { name: `상품 ${at} 찜` });
const isOn = (at = 0) => heart(at).getAttribute('aria-pressed') === 'true';

beforeEach(() => {
  sent = [];
  marks = [];
  bought = [];
  ids = [];
  sessionStorage.clear();
});

test('shows the marks of all cards after one request', async () => {
  marks = [goods.goodsNo, goods.goodsNo + 23];
  await openCards(MEMBER, 24);
  expect([isOn(0), isOn(1), isOn(23)]).toEqual([true, false, true]);
  expect(ids).toEqual(['favorite.marks']);
});

test('marks what was bought lately, with the same request', async () => {
  bought = [goods.goodsNo + 1];
  await openCards(MEMBER, 3);
  expect(screen.getAllByText('최근 구매')).toHaveLength(1);
  const card = screen.getByRole('button', { name: '상품 1 찜' }).closest('article');
  expect(card).toHaveTextContent('최근 구매');
  expect(ids).toEqual(['favorite.marks']);
});

test('asks nothing for a visitor', async () => {
  await openCards('');
  expect([isOn(), ids.length]).toEqual([false, 0]);
});

test('answers a press at once, before the request has ended', async () => {
  const user = await openCards();
  await user.click(heart());
  expect(isOn()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('sends the last state only after thirty quick presses', async () => {
  const user = await openCards();
  for (let at = 0; at < 30; at += 1) await user.click(heart());
  expect(isOn()).toBe(false);
  expect(sent).toHaveLength(1);
  await act(async () => sent[0]?.resolve());
  expect(sent.map((one) => one.isOn)).toEqual([true, false]);
  await act(async () => sent[1]?.resolve());
  expect([isOn(), sent.length]).toEqual([false, 2]);
});

test('rolls back when the save is refused', async () => {
  const user = await openCards();
  await user.click(heart());
  await act(async () => sent[0]?.reject(new ApiError(0, 'NETWORK', '인터넷 연결을 확인해 주세요')));
  expect(isOn()).toBe(false);
  await user.click(heart());
  expect([isOn(), sent.length]).toEqual([true, 2]);
});

test('takes the mark back and asks to sign in when the session has ended elsewhere', async () => {
  // jsdom cannot navigate and logs an error.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const user = await openCards();
  await user.click(heart());
  await act(async () => sent[0]?.reject(new ApiError(401, 'LOGIN_REQUIRED', '로그인해 주세요')));
  expect(isOn()).toBe(false);
  expect(sessionStorage.getItem('shop.intent')).toContain('favorite.set');
  expect(quiet).toHaveBeenCalled();
  quiet.mockRestore();
});

test('follows a change in another tab', async () => {
  await openCards();
  act(() => events.emit('favorite:changed', { targetCd: '10', no: goods.goodsNo, isOn: true }));
  expect(isOn()).toBe(true);
});

test('sets the mark that a visitor asked for when they return', async () => {
  const intent = {
    kind: 'favorite.set',
    data: { targetCd: '10', no: goods.goodsNo },
    at: Date.now(),
  };
  sessionStorage.setItem('shop.intent', JSON.stringify({ ...intent, returnTo: '/main' }));
  await openCards();
  await waitFor(() => expect(isOn()).toBe(true));
  expect(sent.map((one) => one.isOn)).toEqual([true]);
});

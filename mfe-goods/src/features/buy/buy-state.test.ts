import { goods } from '../../test/goods.fixtures';
import { buyState, buyStateOfHead, buyWord } from './buy-state';

const stockOf = (available: number, status: 'ON_SALE' | 'ENDED' = 'ON_SALE') => ({
  goodsNo: 229,
  status,
  skus: goods.options.skus.map(({ skuNo }) => ({ skuNo, available })),
  deal: null,
});

test('allows buying while one SKU is in stock', () => {
  expect(buyState(goods, undefined)).toEqual({ canBuy: true });
  expect(buyState({ ...goods, goodsType: 'RESERVATION' }, undefined)).toMatchObject({
    canBuy: true,
    note: expect.stringContaining('예약판매'),
  });
});

test('names the first day of sending of reserved goods', () => {
  const delivery = { ...goods.delivery, shipsFrom: '2026-12-03' };
  expect(buyState({ ...goods, goodsType: 'RESERVATION', delivery }, undefined)).toEqual({
    canBuy: true,
    note: '예약판매 상품이에요. 12.3(목)부터 보내 드려요',
  });
});

test('names the button of reserved goods 예약구매, and 바로구매 until the detail is known', () => {
  expect([undefined, 'NORMAL', 'RESERVATION'].map((type) => buyWord(type as never))).toEqual([
    '바로구매',
    '바로구매',
    '예약구매',
  ]);
});

test('uses the live stock when it differs from the detail', () => {
  expect(buyState(goods, stockOf(0))).toMatchObject({
    canBuy: false,
    word: '품절',
    canReturn: true,
  });
  expect(buyState(goods, stockOf(5, 'ENDED'))).toMatchObject({ canBuy: false, word: '판매종료' });
});

test.each([
  ['SOLD_OUT', '일시품절'],
  ['READY', '구매불가'],
  ['BANNED', '판매종료'],
] as const)('disables buying when the status is %s and labels the button %s', (status, word) => {
  expect(buyState({ ...goods, status }, undefined)).toMatchObject({ canBuy: false, word });
});

test('offers no restock alert for goods that are not sold out', () => {
  for (const state of [
    buyState(goods, stockOf(0, 'ENDED')),
    buyState({ ...goods, adult: true }, undefined),
  ])
    expect(state).not.toHaveProperty('canReturn');
});

test('blocks adult goods until age verification, in the detail and from the card', () => {
  const adult = { ...goods, adult: true };
  const head = { isSoldOut: false, isAdult: true };
  for (const state of [buyState(adult, undefined), buyStateOfHead(head)])
    expect(state).toMatchObject({ canBuy: false, needsVerification: true });
  expect(buyState(adult, undefined, true)).toEqual({ canBuy: true });
  expect(buyStateOfHead(head, true)).toEqual({ canBuy: true });
  expect(buyState(adult, stockOf(0), true)).toMatchObject({ word: '품절' });
  expect(buyStateOfHead({ isSoldOut: true, isAdult: false })).toMatchObject({ word: '품절' });
});

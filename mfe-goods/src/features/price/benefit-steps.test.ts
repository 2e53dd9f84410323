import { price } from '../../test/goods.fixtures';
import { benefitSteps, couponPriceWon, withCardOffer } from './benefit-steps';
import { lowPriceText, priceNotes } from './low-price';

test('returns one row per step, and the rows add up', () => {
  const steps = benefitSteps(price);
  expect(steps.map(({ label, amountWon }) => [label, amountWon])).toEqual([
    ['정가', 50_000],
    ['상품 할인', -10_000],
    ['판매가', 40_000],
    ['10% 쿠폰', -4_000],
    ['쿠폰적용가', 36_000],
    ['제휴 카드 할인', -2_000],
    ['최대혜택가', 34_000],
  ]);
  const saved = steps.filter(({ kind }) => kind === 'saved');
  expect(saved.reduce((sum, { amountWon }) => sum + amountWon, 50_000)).toBe(34_000);
});

test('names the best price 쿠폰적용가, once, when there is no card benefit', () => {
  const benefits = price.benefits.filter(({ kind }) => kind !== 'CARD');
  const labels = benefitSteps({ ...price, bestPriceWon: 36_000, benefits }).map(
    ({ label }) => label,
  );
  expect(labels.filter((label) => label === '쿠폰적용가')).toHaveLength(1);
  expect(labels.at(-1)).toBe('쿠폰적용가');
  expect(labels).not.toContain('최대혜택가');
});

test('goes down to the price with the own card when there is an offer of it', () => {
  const benefits = price.benefits.filter(({ kind }) => kind !== 'CARD');
  const cardOffer = {
    cardName: '온담카드',
    couponName: '온담카드 3% 할인',
    couponNo: 6,
    priceWon: 34_920,
  };
  const steps = benefitSteps(
    withCardOffer({ ...price, bestPriceWon: 36_000, benefits, cardOffer }),
  );
  expect(steps.slice(-3).map(({ label, amountWon }) => [label, amountWon])).toEqual([
    ['쿠폰적용가', 36_000],
    ['온담카드 3% 할인', -1_080],
    ['최대혜택가', 34_920],
  ]);
  expect(withCardOffer(price)).toBe(price);
});

test('returns no 쿠폰적용가 when there is no coupon', () => {
  expect(couponPriceWon(price)).toBe(36_000);
  expect(couponPriceWon({ ...price, benefits: [] })).toBeNull();
});

test('compares the price with the last 30 days when there was another price', () => {
  expect(lowPriceText(price)).toBeUndefined();
  expect(lowPriceText({ ...price, lowest30DaysWon: 45_000 })).toBe(
    '최근 30일 중 가장 낮은 가격이에요',
  );
  expect(lowPriceText({ ...price, lowest30DaysWon: 38_000 })).toBe('최근 30일 최저가 38,000원');
});

test('shows the unit price before the comparison', () => {
  const unitPrice = { priceWon: 1_250, per: '100g' };
  expect(priceNotes({ ...price, unitPrice, lowest30DaysWon: 38_000 })).toEqual([
    '100g당 1,250원',
    '최근 30일 최저가 38,000원',
  ]);
  expect(priceNotes(price)).toEqual([]);
});

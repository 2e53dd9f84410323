import { sampleCoupons } from './benefits';

const now = new Date('2026-11-21T03:00:00Z');

/** Names that members search for or that are read without the card beside them. */
const namedByValue = ['첫 구매 10% 쿠폰', '온담카드 3% 즉시할인', '코드로 받는 5,000원 쿠폰'];

it('names coupons without the discount and the least amount that their cards show', () => {
  const { coupons } = sampleCoupons([], (no) => `브랜드${no}`, now);
  const names = coupons.map(({ name }) => String(name));
  expect(names.filter((name) => /\d(%|만?원)/.test(name)).sort()).toEqual([...namedByValue].sort());
  expect(new Set(names).size).toBe(names.length);
});

import type { WalletCoupon } from '@shop/shared/contracts';
import {
  bySaving,
  couponTargetPath,
  couponValue,
  endsSoon,
  heldConditions,
  pastNote,
} from './coupon-texts';

const coupon = (more: Partial<WalletCoupon> = {}): WalletCoupon => ({
  issueNo: 1,
  couponNo: 1,
  name: '첫 구매 쿠폰',
  kind: 'BASKET',
  rate: null,
  amountWon: 3_000,
  maxAmountWon: null,
  minOrderWon: 20_000,
  targetType: null,
  state: 'ISSUED',
  issuedAt: '2026-11-01T00:00:00Z',
  expiresAt: '2026-11-30T15:00:00Z',
  usedAt: null,
  target: null,
  isAppOnly: false,
  ...more,
});

test('says value, conditions and what it is for', () => {
  expect([couponValue(coupon()), heldConditions(coupon())]).toEqual([
    '3,000원 할인',
    ['20,000원 이상 구매 시', '모든 상품'],
  ]);
  const percent = coupon({ rate: 10, amountWon: null, maxAmountWon: 5_000, minOrderWon: 0 });
  expect([couponValue(percent), heldConditions(percent)]).toEqual([
    '10% 할인',
    ['금액 제한 없음', '최대 5,000원', '모든 상품'],
  ]);
  const target = { no: 7, name: '무아르', count: 3 };
  const ofBrand = coupon({ targetType: '20', target });
  expect(couponTargetPath(ofBrand)).toBe('/display/brand?brandNo=7');
  expect(heldConditions(ofBrand)).toEqual(['20,000원 이상 구매 시', '무아르 외 2개']);
  expect(couponValue(coupon({ kind: 'DELIVERY' }))).toBe('배송비 3,000원 할인');
});

test.each([
  ['5만원 이상 3,000원 쿠폰', 50_000, ['모든 상품']],
  ['50,000원 이상 3,000원 쿠폰', 50_000, ['모든 상품']],
  ['15만원 이상 쿠폰', 50_000, ['50,000원 이상 구매 시', '모든 상품']],
  ['만원 이상 쿠폰', 5_000, ['5,000원 이상 구매 시', '모든 상품']],
  ['단독 사용 쿠폰', 50_000, ['50,000원 이상 구매 시', '모든 상품']],
])('leaves out the least amount that the name %j says', (name, minOrderWon, conditions) =>
  expect(heldConditions(coupon({ name, minOrderWon }))).toEqual(conditions),
);

test.each([
  [0.5, '오늘까지'],
  [2.5, '2일 남음'],
  [13.5, '13일 남음'],
  [14.5, null],
  [-1, null],
])('says of a coupon that ends in %s days: %s', (days, text) => {
  const now = Date.parse('2026-11-22T00:00:00Z');
  const ends = new Date(now + days * 86_400_000).toISOString();
  expect(endsSoon(ends, now)).toBe(text);
});

test('sorts by the largest possible saving', () => {
  const free = coupon({ issueNo: 1, rate: 5, amountWon: null });
  const [small, large] = [coupon({ issueNo: 2 }), coupon({ issueNo: 3, amountWon: 9_000 })];
  expect([small, large, free].toSorted(bySaving).map(({ issueNo }) => issueNo)).toEqual([1, 3, 2]);
});

test.each([
  [{ state: 'USED', usedAt: '2026-11-20T01:00:00Z' }, '2026.11.20 사용'],
  [{ state: 'RESERVED' }, '결제를 기다리는 주문에 쓰고 있어요'],
  [{ state: 'REVOKED' }, '회수된 쿠폰이에요'],
  [{ state: 'ISSUED' }, '2026.12.01에 끝났어요'],
] as const)('says why %j is past', (more, text) => {
  expect(pastNote(coupon(more))).toBe(text);
});

import { couponConditions, couponPeriod, couponValue } from './coupon-words';
import { resultWords } from './take-all-coupons';

test('shows the discount of a coupon', () => {
  expect(couponValue({ kind: 'GOODS', rate: 15, amountWon: null })).toBe('15%');
  expect(couponValue({ kind: 'BASKET', rate: null, amountWon: 5000 })).toBe('5,000원');
  expect(couponValue({ kind: 'DELIVERY', rate: null, amountWon: null })).toBe('무료배송');
});

test('shows the conditions of a coupon in short phrases', () => {
  expect(couponConditions({ minOrderWon: 30000, maxAmountWon: 10000 })).toEqual([
    '30,000원 이상 구매 시',
    '최대 10,000원',
  ]);
  expect(couponConditions({ minOrderWon: 0, maxAmountWon: null })).toEqual([
    '금액 제한 없이 사용 가능',
  ]);
});

test('shows dates in Korean time regardless of the server time zone', () => {
  expect(
    couponPeriod({ validDays: null, useEndsAt: '2026-11-30T14:59:59Z', issueEndsAt: '' }),
  ).toBe('11월 30일까지 사용');
  expect(couponPeriod({ validDays: 7, useEndsAt: null, issueEndsAt: '' })).toBe(
    '받은 날부터 7일 동안 사용',
  );
});

test('shows how many coupons were downloaded, or the reason when none was', () => {
  const result = (isIssued: boolean, message = '') => ({ isIssued, message });
  expect(resultWords([result(true), result(false, '이미 받은 쿠폰이에요'), result(true)])).toBe(
    '쿠폰 2장을 받았어요',
  );
  expect(resultWords([result(false, '이미 받은 쿠폰이에요')])).toBe('이미 받은 쿠폰이에요');
  expect(resultWords([])).toBe('받을 수 있는 쿠폰이 없어요');
});

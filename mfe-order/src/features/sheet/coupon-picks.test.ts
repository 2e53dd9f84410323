import type { CouponKind, SheetCoupon } from '@shop/shared/contracts';
import { togglePick } from './coupon-picks';

const coupon = (issueNo: number, kind: CouponKind, stackableGroup: string | null = null) =>
  ({ issueNo, kind, stackableGroup }) as SheetCoupon;

const goods = coupon(10, 'GOODS');
const basket = coupon(7, 'BASKET');
const otherBasket = coupon(8, 'BASKET');
const alone = coupon(11, 'DUPLICATE', 'ALONE');
const all = [goods, basket, otherBasket, alone];

test('adds a coupon and removes it again', () => {
  expect(togglePick([10], basket, all)).toEqual([10, 7]);
  expect(togglePick([10, 7], basket, all)).toEqual([10]);
});

test('replaces the coupon of a kind that an order takes once', () => {
  expect(togglePick([10, 7], otherBasket, all)).toEqual([10, 8]);
});

test('replaces coupons of another group', () => {
  expect(togglePick([10, 7], alone, all)).toEqual([11]);
});

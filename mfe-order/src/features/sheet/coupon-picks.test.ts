import type { SheetCoupon } from '@shop/shared/contracts';
import { coupons } from '../../markup/fixtures/coupons';
import { togglePick } from './coupon-picks';

const byNo = (issueNo: number): SheetCoupon =>
  coupons.coupons.find((coupon) => coupon.issueNo === issueNo) as SheetCoupon;
const toggle = (picked: number[], issueNo: number) =>
  togglePick(picked, byNo(issueNo), coupons.coupons);

test('adds a coupon and removes it again', () => {
  expect(toggle([10], 7)).toEqual([10, 7]);
  expect(toggle([10, 7], 7)).toEqual([10]);
});

test('replaces the coupon of a kind that an order takes once', () => {
  expect(toggle([10, 7], 8)).toEqual([10, 8]);
});

test('replaces coupons of another group', () => {
  expect(toggle([10, 7], 11)).toEqual([11]);
});

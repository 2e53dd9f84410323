export { CouponStrip } from './coupon-strip';
export { TakeAllCoupons } from './take-all-coupons';
export { ResumeTakenCoupon } from './use-take-coupon';

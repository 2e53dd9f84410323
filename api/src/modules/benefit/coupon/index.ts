export { issueEventCoupon } from './coupon.issue';
export { couponModule } from './coupon.module';
export { type HeldCoupon, readUsableCoupons } from './coupon.repository';
export { toSheetCoupon } from './coupon.view';
export { redeemCoupons, reserveCoupons, restoreCoupons } from './order-coupons';

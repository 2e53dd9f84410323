export { issueEventCoupon, issueJoinCoupons, joinCouponNames } from './coupon.issue';
export { couponModule } from './coupon.module';
export {
  countUsable as countUsableCoupons,
  type HeldCoupon,
  readDownloadableCardCoupons,
  readUsableCoupons,
} from './coupon.repository';
export { toSheetCoupon } from './coupon.view';
export { redeemCoupons, reserveCoupons, restoreCoupons } from './order-coupons';

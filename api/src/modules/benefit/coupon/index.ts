export { couponModule } from './coupon.module';
export {
  type HeldCoupon,
  readUsableCoupons,
  redeemCoupon,
  reserveCoupon,
  restoreCoupon,
} from './coupon.repository';
export { toSheetCoupon } from './coupon.view';

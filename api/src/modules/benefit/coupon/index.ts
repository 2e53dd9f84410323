export { couponModule } from './coupon.module';
export {
  giveBackCoupon,
  type HeldCoupon,
  readHeld,
  redeemCoupon,
  reserveCoupon,
} from './coupon.repository';
export { toSheetCoupon } from './coupon.view';

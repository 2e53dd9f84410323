/** The fragment `goods/coupons`: 쿠폰 받기 on pages of other remotes. */
export { loadGoodsCoupons as loadFragment } from '../features/coupon/load-goods-coupons';

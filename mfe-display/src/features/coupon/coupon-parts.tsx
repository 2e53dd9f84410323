import { useSession } from '@shop/shared/app';
import { lazy } from '@shop/shared/ui';
import { CouponSkeleton } from './coupon-skeleton';

/** Coupons load after the first paint, because they are only needed on click. */
const code = () => import(/* webpackChunkName: "display.coupon" */ './coupon-code');

const strip = lazy(() => code().then((module) => module.CouponStrip), CouponSkeleton);
const takeAll = lazy(() => code().then((module) => module.TakeAllCoupons));
const resume = lazy(() => code().then((module) => module.ResumeTakenCoupon), undefined, {
  isOptional: true,
});

export const CouponStrip = strip.Component;
export const TakeAllCoupons = takeAll.Component;

/**
 * Downloads the coupon a visitor clicked before signing in. Each page with coupons renders it
 * once.
 */
export function ResumeTakenCoupon() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <resume.Component /> : null;
}

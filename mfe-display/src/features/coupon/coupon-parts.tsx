import { useSession } from '@shop/shared/app';
import { onDemand } from '@shop/shared/ui';
import { CouponSkeleton } from './coupon-skeleton';

/** Coupons come after the page's first showing: they can only be taken by a press. */
const code = () => import(/* webpackChunkName: "display.coupon" */ './coupon-code');

const strip = onDemand(() => code().then((module) => module.CouponStrip), CouponSkeleton);
const takeAll = onDemand(() => code().then((module) => module.TakeAllCoupons));
const resume = onDemand(() => code().then((module) => module.ResumeTakenCoupon));

export const CouponStrip = strip.Component;
export const TakeAllCoupons = takeAll.Component;

/** Takes the coupon a visitor asked for before signing in. Stands once on each page that has coupons. */
export function ResumeTakenCoupon() {
  const { isLoggedIn } = useSession();
  return isLoggedIn ? <resume.Component /> : null;
}

import { couponCalls } from '@shop/shared/contracts';
import { couponSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { downloadCoupon, registerCode } from './coupon.issue';
import { downloadAll, issuableCoupons, myCoupons } from './coupon.service';
import { availableCoupons, walletCoupons } from './coupon.wallet';

export const couponModule: Module = {
  name: 'coupon',
  routes: (deps) => [
    route(couponCalls.mine, couponSchemas.mine, ({ member, query }) =>
      myCoupons(deps, member.memberNo, query.tab),
    ),
    route(couponCalls.wallet, couponSchemas.wallet, ({ member, query }) =>
      walletCoupons(deps, member.memberNo, query.tab),
    ),
    route(couponCalls.available, couponSchemas.available, ({ member }) =>
      availableCoupons(deps, member.memberNo),
    ),
    route(couponCalls.issuable, couponSchemas.issuable, ({ session, query }) =>
      issuableCoupons(deps, session?.memberNo, query.goodsNo),
    ),
    route(
      couponCalls.download,
      couponSchemas.download,
      ({ member, params }) => downloadCoupon(deps, member.memberNo, params.couponNo),
      { limit: 'coupon' },
    ),
    route(
      couponCalls.register,
      couponSchemas.register,
      ({ member, body }) => registerCode(deps, member.memberNo, body.code),
      { limit: 'coupon' },
    ),
    route(
      couponCalls.downloadAll,
      couponSchemas.downloadAll,
      ({ member, body }) => downloadAll(deps, member.memberNo, body.couponNos),
      { limit: 'coupon' },
    ),
  ],
};

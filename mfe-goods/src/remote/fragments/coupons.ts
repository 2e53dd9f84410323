import type { FragmentDefinition } from '@shop/shared/app';
import { GoodsCoupons } from '../../features/coupon/goods-coupons';

/** The sheet 쿠폰 받기, on pages of other remotes. */
export const fragment: FragmentDefinition<'goods/coupons'> = { Component: GoodsCoupons };

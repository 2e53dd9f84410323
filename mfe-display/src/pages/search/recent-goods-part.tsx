import { lazy } from '@shop/shared/ui';

const rail = lazy(
  () =>
    import(
      /* webpackChunkName: "part-recent-goods" */ '@shop/shared/ui/recent-goods/recent-goods-rail'
    ).then(({ RecentGoodsRail }) => RecentGoodsRail),
  undefined,
  { isOptional: true },
);

/** 최근 본 상품 below the search words. */
export const RecentGoodsPart = rail.Component;

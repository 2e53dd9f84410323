export type { CouponCard, GoodsCoupon, PlanShopCard } from './benefit-card.schema';
export * from './brand.calls';
export type { BrandCard, BrandDetail, BrandIndex } from './brand.schema';
export * from './call';
export * from './category.calls';
export type { CategoryCard, CategoryDetail, CategoryLink, CategoryRoot } from './category.schema';
export * from './code.calls';
export type { Code } from './code.schema';
export * from './display.calls';
export type {
  BannerCard,
  Corner,
  CornerItem,
  DealCard,
  DisplayPage,
  GnbMenu,
  Menus,
  PlanShopDetail,
} from './display.schema';
export * from './goods.calls';
export type {
  GoodsDelivery,
  GoodsDetail,
  GoodsLimits,
  GoodsOptions,
  GoodsPrice,
  GoodsSeller,
  GoodsSku,
  GoodsStatus,
  GoodsStatusReply,
  GoodsStock,
  OptionGroup,
  OptionValue,
} from './goods.schema';
export type { DeliveryType, GoodsBadge, GoodsCard } from './goods-card.schema';
export type { ContentBlock, ImageRef, Tone } from './part.schema';
export * from './paths';
export * from './remotes';
export * from './review.calls';
export type { Review, ReviewSort, ReviewSummary } from './review.schema';
export * from './search.calls';
export type {
  Facets,
  GoodsList,
  GoodsListQuery,
  GoodsListType,
  GoodsSort,
  PopularWords,
  SearchCorrection,
  SearchInfo,
  Suggestion,
} from './search.schema';

import type { GoodsBadge, GoodsCard, GoodsDetail, ImageRef } from '@shop/shared/contracts';

/** The top of a product page: partly known from a list's card, complete with the detail. */
export interface GoodsHead {
  goodsNo: number;
  name: string;
  brand: { brandNo: number | null; name: string } | null;
  images: readonly ImageRef[];
  listPriceWon: number;
  salePriceWon: number;
  discountRate: number;
  /** Some options cost more. */
  isFrom: boolean;
  score: number;
  reviewCount: number;
  badges: readonly GoodsBadge[];
  isSoldOut: boolean;
  isAdult: boolean;
  deal: { endsAt: string; soldRate: number } | null;
}

export const headOfCard = (card: GoodsCard): GoodsHead => ({
  goodsNo: card.goodsNo,
  name: card.name,
  brand: card.brandName ? { brandNo: card.brandNo, name: card.brandName } : null,
  images: [card.image],
  listPriceWon: card.listPriceWon,
  salePriceWon: card.salePriceWon,
  discountRate: card.discountRate,
  isFrom: card.hasPriceRange,
  score: card.score,
  reviewCount: card.reviewCount,
  badges: card.badges,
  isSoldOut: card.soldOut,
  isAdult: card.adult,
  deal: card.deal,
});

export const headOfDetail = (goods: GoodsDetail): GoodsHead => ({
  goodsNo: goods.goodsNo,
  name: goods.name,
  brand: goods.brand,
  images: goods.images,
  listPriceWon: goods.price.listPriceWon,
  salePriceWon: goods.price.salePriceWon,
  discountRate: goods.price.discountRate,
  isFrom: goods.options.skus.some(
    ({ addPriceWon, available }) => addPriceWon > 0 && (available > 0 || goods.soldOut),
  ),
  score: goods.score,
  reviewCount: goods.reviewCount,
  badges: goods.badges,
  isSoldOut: goods.soldOut,
  isAdult: goods.adult,
  deal: goods.deal,
});

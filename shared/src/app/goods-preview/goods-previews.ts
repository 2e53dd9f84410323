import type { GoodsCard } from '@shop/shared/contracts';

const MAX_ENTRIES = 30;

/** Cards of clicked goods by goods number, so that the product page can render before its data arrives. */
export interface GoodsPreviews {
  /** Stores the card of a goods that is being opened; the oldest entry is evicted when full. */
  set(card: GoodsCard): void;
  get(goodsNo: number): GoodsCard | undefined;
}

export function createGoodsPreviews(maxEntries = MAX_ENTRIES): GoodsPreviews {
  const cards = new Map<number, GoodsCard>();
  return {
    set(card) {
      cards.delete(card.goodsNo);
      cards.set(card.goodsNo, card);
      const oldest = cards.size > maxEntries ? cards.keys().next().value : undefined;
      if (oldest !== undefined) cards.delete(oldest);
    },
    get: (goodsNo) => cards.get(goodsNo),
  };
}

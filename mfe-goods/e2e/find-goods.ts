import type { APIRequestContext } from '@playwright/test';
import type { GoodsCard, GoodsDetail, GoodsList } from '@shop/shared/contracts';
import { ask } from '@shop/tools/e2e/ask';

/** Conditions on the goods: `card` is checked on the list, `goods` on the goods detail. */
export interface Wanted {
  card?: (card: GoodsCard) => boolean;
  goods?: (goods: GoodsDetail) => boolean;
}

/** Finds the first goods of the sample shop that match. */
export async function findGoods(
  request: APIRequestContext,
  { card: fitsCard = () => true, goods: fits = () => true }: Wanted,
): Promise<GoodsDetail> {
  let cursor = '';
  for (let part = 0; part < 16; part += 1) {
    const list = await ask<GoodsList>(
      { request },
      'GET',
      `/search/v1/front/goods?size=96&cursor=${cursor}`,
    );
    for (const { goodsNo } of list.items.filter(fitsCard)) {
      const goods = await ask<GoodsDetail>({ request }, 'GET', `/goods/v1/front/${goodsNo}`);
      if (fits(goods)) return goods;
    }
    if (!list.nextCursor) break;
    cursor = encodeURIComponent(list.nextCursor);
  }
  throw new Error('The sample shop has no such goods.');
}

/** Goods with this number of option levels that any member can buy, up to three at a time. */
export const ordinary = (levels: number): Wanted => ({
  card: (card) => !card.soldOut && !card.adult && !card.deal && card.hasOptions === levels > 0,
  goods: ({ limits, options }) =>
    options.groups.length === levels &&
    limits.minQty === 1 &&
    limits.unitQty === 1 &&
    limits.maxQty >= 3 &&
    limits.idLimitQty === null &&
    options.skus.every(({ available }) => available >= 10),
});

/** The names of the option values of the first SKU, by level. */
export function firstChoice({ options }: GoodsDetail): string[] {
  const [sku] = options.skus;
  return options.groups.map(
    ({ values }, level) =>
      values.find(({ valueNo }) => valueNo === sku?.valueNos[level])?.name ?? '',
  );
}

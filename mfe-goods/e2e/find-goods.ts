import type { APIRequestContext } from '@playwright/test';
import type { GoodsCard, GoodsDetail, GoodsList } from '@shop/shared/contracts';
import { ask } from '@shop/tools/e2e/ask';

/** What a journey needs: told by the card of a list already, or only by the goods itself. */
export interface Wanted {
  card?: (card: GoodsCard) => boolean;
  goods?: (goods: GoodsDetail) => boolean;
}

/** The first goods of the sample shop that a journey can use. */
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

/** Goods with so many levels of options that anybody can buy, in any number up to three. */
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

/** Names of the values that lead to the first article, level by level. */
export function firstChoice({ options }: GoodsDetail): string[] {
  const [sku] = options.skus;
  return options.groups.map(
    ({ values }, level) =>
      values.find(({ valueNo }) => valueNo === sku?.valueNos[level])?.name ?? '',
  );
}

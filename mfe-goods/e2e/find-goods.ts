import type { APIRequestContext } from '@playwright/test';
import type { GoodsCard, GoodsDetail, GoodsList } from '@shop/shared/contracts';
import { callApi } from '@shop/tools/e2e/call-api';

/** Conditions on the goods: `card` is checked on the list, `goods` on the goods detail. */
export interface Wanted {
  card?: (card: GoodsCard) => boolean;
  goods?: (goods: GoodsDetail) => boolean;
}

/** The pages of the list of all goods on sale. */
async function* goodsLists(request: APIRequestContext): AsyncGenerator<GoodsCard[]> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `size=96&cursor=${encodeURIComponent(cursor)}`;
    const list: GoodsList = await callApi({ request }, 'GET', `/search/v1/front/goods?${query}`);
    yield list.items;
    cursor = list.nextCursor;
  }
}

/** Finds the first goods of the sample shop that match. */
export async function findGoods(
  request: APIRequestContext,
  { card: fitsCard = () => true, goods: fits = () => true }: Wanted,
): Promise<GoodsDetail> {
  for await (const cards of goodsLists(request))
    for (const { goodsNo } of cards.filter(fitsCard)) {
      const goods = await callApi<GoodsDetail>({ request }, 'GET', `/goods/v1/front/${goodsNo}`);
      if (fits(goods)) return goods;
    }
  throw new Error('The sample shop has no such goods.');
}

/** Finds goods that exist but are not sold: their numbers are missing from the list of all goods. */
export async function findOffSale(request: APIRequestContext): Promise<number> {
  const onSale = new Set<number>();
  for await (const cards of goodsLists(request))
    for (const { goodsNo } of cards) onSale.add(goodsNo);
  for (let goodsNo = 1; goodsNo <= Math.max(...onSale); goodsNo += 1) {
    if (onSale.has(goodsNo)) continue;
    const response = await request.get(`/api/goods/v1/front/${goodsNo}`);
    if (((await response.json()) as { code: string }).code === '5002') return goodsNo;
  }
  throw new Error('The sample shop has no goods that are off sale.');
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

import type { APIRequestContext } from '@playwright/test';
import type { GoodsDetail, GoodsList } from '@shop/shared/contracts';

/** The first goods of the sample shop that a journey can use. */
export async function findGoods(
  request: APIRequestContext,
  fits: (goods: GoodsDetail) => boolean,
): Promise<GoodsDetail> {
  let cursor = '';
  for (let part = 0; part < 12; part += 1) {
    const list = await read<GoodsList>(request, `/search/v1/front/goods?size=48&cursor=${cursor}`);
    for (const { goodsNo } of list.items) {
      const goods = await read<GoodsDetail>(request, `/goods/v1/front/${goodsNo}`);
      if (fits(goods)) return goods;
    }
    if (!list.nextCursor) break;
    cursor = encodeURIComponent(list.nextCursor);
  }
  throw new Error('The sample shop has no such goods.');
}

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const answer = await request.get(`/api${path}`);
  return ((await answer.json()) as { payload: T }).payload;
}

/** It can be bought by anybody, in any number up to three. */
export const isOrdinary = ({ soldOut, adult, deal, limits, options }: GoodsDetail): boolean =>
  !soldOut &&
  !adult &&
  !deal &&
  limits.minQty === 1 &&
  limits.unitQty === 1 &&
  limits.maxQty >= 3 &&
  limits.idLimitQty === null &&
  options.skus.every(({ available }) => available >= 10);

/** Names of the values that lead to the first article, level by level. */
export function firstChoice({ options }: GoodsDetail): string[] {
  const [sku] = options.skus;
  return options.groups.map(
    ({ values }, level) =>
      values.find(({ valueNo }) => valueNo === sku?.valueNos[level])?.name ?? '',
  );
}

import type { GoodsDetail } from '@shop/shared/contracts';
import type { ApiClient } from './call-api';

const LAST_SAMPLE_NO = 400;

/** True for goods without restrictions of which one shopper may buy five. */
const isPlain = ({ soldOut, adult, deal, goodsType, limits }: GoodsDetail): boolean =>
  !soldOut &&
  !adult &&
  !deal &&
  goodsType === 'NORMAL' &&
  limits.minQty === 1 &&
  limits.unitQty === 1 &&
  limits.maxQty >= 5 &&
  !limits.idLimitQty;

/**
 * Maps unrestricted sample goods, each from a different seller.
 * @param pick returns undefined to skip goods
 */
export async function pickPlainGoods<T>(
  shopper: ApiClient,
  count: number,
  pick: (goods: GoodsDetail) => T | undefined,
): Promise<T[]> {
  const picked: T[] = [];
  const sellers = new Set<number>();
  for (let goodsNo = 1; goodsNo < LAST_SAMPLE_NO; goodsNo += 1) {
    const goods = await plainGoods(shopper, goodsNo);
    const found = goods && !sellers.has(goods.seller.sellerNo) ? pick(goods) : undefined;
    if (!goods || found === undefined) continue;
    sellers.add(goods.seller.sellerNo);
    picked.push(found);
    if (picked.length === count) return picked;
  }
  throw new Error(`The sample shop has only ${picked.length} goods fit for this journey.`);
}

/** Returns undefined when the goods do not exist or have restrictions. */
async function plainGoods(shopper: ApiClient, goodsNo: number): Promise<GoodsDetail | undefined> {
  const response = await shopper.request.get(`/api/goods/v1/front/${goodsNo}`);
  if (!response.ok()) return undefined;
  const { payload } = (await response.json()) as { payload: GoodsDetail };
  return isPlain(payload) ? payload : undefined;
}

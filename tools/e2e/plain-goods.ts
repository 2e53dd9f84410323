import type { GoodsDetail } from '@shop/shared/contracts';
import type { Asker } from './ask';

const LAST_SAMPLE_NO = 400;

/** Goods that one shopper may buy, up to five at once, with nothing in the way. */
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
 * What a journey makes of plain goods of the sample shop, each of another seller.
 * @param pick answers undefined for goods that do not suit
 */
export async function pickPlainGoods<T>(
  shopper: Asker,
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

/** Undefined where the number is nobody's, or something stands in the way. */
async function plainGoods(shopper: Asker, goodsNo: number): Promise<GoodsDetail | undefined> {
  const answer = await shopper.request.get(`/api/goods/v1/front/${goodsNo}`);
  if (!answer.ok()) return undefined;
  const { payload } = (await answer.json()) as { payload: GoodsDetail };
  return isPlain(payload) ? payload : undefined;
}

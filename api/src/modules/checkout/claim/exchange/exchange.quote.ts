import type { ExchangeEstimate } from '@shop/shared/contracts';
import {
  isExchangeReason,
  type ReturnReasonCode,
  returnReasons,
  sumWon,
} from '@shop/shared/domain';
import type { Queryable } from '../../../../platform/db/db';
import { conflict, invalid, notFound } from '../../../../platform/errors';
import { required } from '../../../../platform/required';
import { type Exchange, exchangeOf } from '../../../../pricing';
import { type ItemRow, type OrderRow, readGroups, readItems } from '../../order';
import { readRefundable } from '../../refund';
import type { StockLine } from '../../stock';
import { chooseLines, pickupFees, type Requester } from '../return.quote';
import { readOptions } from './exchange.options';

export interface ExchangeScope {
  orderNo: string;
  items: readonly { itemNo: number; qty: number; skuNo: number }[];
  reasonCd: ReturnReasonCode;
}

/** The wanted option of a line, as it is stored with the claim. */
export interface WantedOption {
  itemNo: number;
  skuNo: number;
  optionText: string;
}

/** An exchange that may be requested now, with what it costs. */
export interface ExchangeQuote {
  groupNo: number;
  exchange: Exchange;
  options: WantedOption[];
  /** The units to hold. */
  stock: StockLine[];
}

export const soldOut = (names: readonly string[]) =>
  conflict(
    'OUT_OF_STOCK',
    `교환할 상품이 품절됐어요: ${names.join(', ')}. 다른 옵션을 고르거나 반품을 신청해 주세요.`,
  );

/** @throws AppError 404 for an option of other goods | 409 `OUT_OF_STOCK` */
async function wantedOf(db: Queryable, items: readonly ItemRow[], scope: ExchangeScope) {
  const options = await readOptions(db, items);
  const wanted = scope.items.map(({ itemNo, qty, skuNo }) => {
    const option = options.find((one) => one.itemNo === itemNo && one.skuNo === skuNo);
    if (!option) throw notFound('교환할 옵션을 찾을 수 없어요.');
    return { ...option, qty };
  });
  const missing = wanted.filter(({ skuNo, left }) => {
    const ofSku = wanted.filter((one) => one.skuNo === skuNo);
    return sumWon(ofSku.map(({ qty }) => qty)) > left;
  });
  if (missing.length > 0)
    throw soldOut([...new Set(missing.map(({ optionText }) => optionText || '같은 상품'))]);
  return wanted;
}

/** Units by SKU: two lines may want the same one. */
function stockOf(
  items: readonly ItemRow[],
  wanted: readonly { itemNo: number; skuNo: number; qty: number }[],
) {
  const bySku = new Map<number, StockLine>();
  for (const { itemNo, skuNo, qty } of wanted) {
    const { goodsNo } = required(
      items.find((item) => item.itemNo === itemNo),
      'item of the line',
    );
    const sofar = bySku.get(skuNo)?.qty ?? 0;
    bySku.set(skuNo, { skuNo, goodsNo, qty: sofar + qty, dealNo: null });
  }
  return [...bySku.values()];
}

/** Checks an exchange and computes its money; used by the estimate and by the request itself. */
export async function quoteExchange(
  db: Queryable,
  order: OrderRow,
  scope: ExchangeScope,
  zip: string,
  now: Date,
  by: Requester = 'payer',
): Promise<ExchangeQuote> {
  if (!isExchangeReason(scope.reasonCd))
    throw invalid([{ path: 'reasonCd', message: '교환할 수 있는 사유를 골라 주세요.' }]);
  const items = await readItems(db, [order.orderNo]);
  const { groupNo, chosen } = chooseLines(items, scope, now, by);
  const wanted = await wantedOf(db, chosen, scope);
  const { lines } = await readRefundable(db, order, items, await readGroups(db, order.orderNo));
  const isBuyersFault = returnReasons[scope.reasonCd].fault === 'BUYER';
  const feeWon = isBuyersFault ? (await pickupFees(db, chosen, zip)).exchangeWon : 0;
  const exchange = exchangeOf(
    lines,
    wanted.map(({ itemNo, qty, differenceWon }) => ({
      ...{ itemNo, qty, unitDifferenceWon: differenceWon },
    })),
    feeWon,
  );
  return { groupNo, exchange, options: wanted, stock: stockOf(items, wanted) };
}

export const exchangeEstimateOf = ({
  feeWon,
  differenceWon,
  payWon,
  back,
}: Exchange): ExchangeEstimate => ({
  feeWon,
  differenceWon,
  payWon,
  refundWon: back.cardWon,
  pointBackWon: back.pointWon,
  coinBackWon: back.coinWon,
  giftCardBackWon: back.giftCardWon,
});

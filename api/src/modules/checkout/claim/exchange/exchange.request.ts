import type { CallInput, CallReply, claimCalls, ExchangeEstimate } from '@shop/shared/contracts';
import { addMs, daysMs } from '../../../../platform/clock';
import type { Tx } from '../../../../platform/db/db';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, refused } from '../../../../platform/errors';
import { newNo } from '../../../../platform/public-number';
import { findOrder, lockOrder, readItems, readPayment } from '../../order';
import { holdStock } from '../../stock';
import { claimIsOpen } from '../claim.service';
import { assertPickup, attachPhotos, insertPickup, isTaken, pickupAddress } from '../pickup';
import { readOptionGroups, readOptions } from './exchange.options';
import {
  type ExchangeQuote,
  type ExchangeScope,
  exchangeEstimateOf,
  quoteExchange,
  soldOut,
} from './exchange.quote';
import { insertExchange } from './exchange.repository';

type Request = CallInput<typeof claimCalls.requestExchange>['body'];

/** Longer than an exchange takes: its end releases the units, no clock. */
const HOLD_MS = daysMs(60);

const orderNotFound = () => notFound('주문을 찾을 수 없어요.');

/** The options that the lines of an order can be exchanged for. */
export async function exchangeOptions(
  deps: Deps,
  memberNo: number,
  orderNo: string,
): Promise<CallReply<typeof claimCalls.exchangeOptions>> {
  if (!(await findOrder(deps.db, memberNo, orderNo))) throw orderNotFound();
  const items = await readItems(deps.db, [orderNo]);
  const options = await readOptions(deps.db, items);
  const groups = await readOptionGroups(deps.db, items);
  return {
    items: items.map(({ itemNo, goodsNo }) => ({
      itemNo,
      groups: groups.get(goodsNo) ?? [],
      options: options
        .filter((option) => option.itemNo === itemNo)
        .map(({ itemNo: _, ...option }) => option),
    })),
  };
}

/** What an exchange would cost, as the request would store it. */
export async function estimateExchange(
  deps: Deps,
  memberNo: number,
  scope: ExchangeScope & { addressNo?: number | undefined },
): Promise<ExchangeEstimate> {
  const order = await findOrder(deps.db, memberNo, scope.orderNo);
  if (!order) throw orderNotFound();
  const { zip } = await pickupAddress(deps.db, deps, memberNo, scope);
  const { exchange } = await quoteExchange(deps.db, order, scope, zip, deps.clock.now());
  return exchangeEstimateOf(exchange);
}

/** Holds what an exchange sends; last, so that the row of a contended SKU is locked briefly. @throws AppError 409 `OUT_OF_STOCK` */
export async function holdWanted(
  tx: Tx,
  claimNo: string,
  { stock, options }: ExchangeQuote,
  now: Date,
): Promise<void> {
  const until = addMs(now, HOLD_MS);
  const { stock: missing } = await holdStock(tx, claimNo, stock, until, now);
  if (missing.length > 0)
    throw soldOut(
      missing.map(
        ({ skuNo }) => options.find((one) => one.skuNo === skuNo)?.optionText || '같은 상품',
      ),
    );
}

/**
 * 교환 신청: holds the wanted options and stores what the exchange costs. With something to pay it waits for
 * that; the goods are fetched by the courier in any case.
 * @returns the claim's number
 * @throws AppError 409 `STATE` | `CLAIM_OPEN` | `EXCHANGE_CHANGED` | `OUT_OF_STOCK`, 422 `RETURN_PERIOD` |
 *   `ONE_SELLER` | `REFUND_ACCOUNT_REQUIRED`
 */
export async function requestExchange(
  deps: Deps,
  memberNo: number,
  request: Request & ExchangeScope,
): Promise<string> {
  const now = deps.clock.now();
  const { orderNo, reasonCd, detail = '' } = request;
  try {
    return await deps.db.tx(async (tx) => {
      const order = await lockOrder(tx, memberNo, orderNo);
      if (!order) throw orderNotFound();
      assertPickup(request, now);
      const address = await pickupAddress(tx, deps, memberNo, request);
      const quote = await quoteExchange(tx, order, request, address.zip, now);
      const estimate = exchangeEstimateOf(quote.exchange);
      if (
        estimate.payWon !== request.expectedPayWon ||
        estimate.refundWon !== request.expectedRefundWon
      )
        throw conflict(
          'EXCHANGE_CHANGED',
          '교환 금액이 바뀌었어요. 확인 후 다시 신청해 주세요.',
          estimate,
        );
      // When the goods prove to be sold out, the exchange becomes a return.
      const payment = await readPayment(tx, orderNo);
      if (payment?.method === 'VIRTUAL_ACCOUNT' && !payment.hasRefundAccount)
        throw refused('REFUND_ACCOUNT_REQUIRED', '환불받을 계좌를 먼저 입력해 주세요.');
      const claimNo = newNo('C');
      const { groupNo, exchange, options } = quote;
      const actor = `member:${memberNo}` as const;
      const claim = { claimNo, orderNo, memberNo, groupNo, reasonCd, detail, actor };
      await insertExchange(tx, claim, exchange, options, now);
      await insertPickup(tx, deps, claimNo, request, address);
      await attachPhotos(tx, memberNo, claimNo, request.fileNos);
      await holdWanted(tx, claimNo, quote, now);
      return claimNo;
    });
  } catch (error) {
    if (isTaken(error)) throw claimIsOpen();
    throw error;
  }
}

import { INVOICE_NO, isCourierCode, isDigitalGoods, type OrderState } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { conflict, notFound, refused } from '../../../platform/errors';
import { required } from '../../../platform/required';
import { type MovedBy, recordMove } from '../history';
import { type ItemRow, lockOrderRow, moveItems, readItems, waitsForAddress } from '../order';
import { insertShipment } from './shipment.repository';

/** The seller's way of a line, before the courier has it. */
const way: readonly OrderState[] = [
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
];

/** Locks the order and returns the lines. Whole canceled lines and those of other orders are not found. */
async function lockLines(tx: Tx, orderNo: string, itemNos: readonly number[]): Promise<ItemRow[]> {
  if (!(await lockOrderRow(tx, orderNo))) throw notFound('주문을 찾을 수 없어요.');
  const items = (await readItems(tx, [orderNo])).filter(({ itemNo }) => itemNos.includes(itemNo));
  if (items.length === 0 || items.length < new Set(itemNos).size)
    throw notFound('주문 상품을 찾을 수 없어요.');
  if (items.some(({ goodsType }) => isDigitalGoods(goodsType)))
    throw conflict('STATE', '모바일 쿠폰은 배송하지 않아요.');
  if (items.some(waitsForAddress))
    throw conflict('STATE', '선물 받는 분이 아직 배송지를 입력하지 않았어요.');
  return items;
}

/** Moves each line step by step until `to`, with a history row for every step. */
async function walk(tx: Tx, items: readonly ItemRow[], to: OrderState, by: MovedBy): Promise<void> {
  const target = way.indexOf(to);
  const isBehind = items.every(({ state }) => way.includes(state) && way.indexOf(state) < target);
  if (!isBehind) throw conflict('STATE', '주문 상태가 바뀌어 처리할 수 없어요.');
  for (const [at, step] of way.entries()) {
    if (at < 1 || at > target) continue;
    const due = items.filter(({ state }) => way.indexOf(state) < at);
    const numbers = due.map(({ itemNo }) => itemNo);
    const [first] = due;
    if (first) await moveItems(tx, first.orderNo, step, by, numbers);
  }
}

/**
 * The seller prepares or has packed lines (상품준비중, 배송준비중).
 * @throws AppError 404 | 409 `STATE`
 */
export async function prepareItems(
  tx: Tx,
  orderNo: string,
  itemNos: readonly number[],
  to: 'PRODUCT_PREPARE' | 'DELIVERY_PREPARE',
  by: MovedBy,
): Promise<void> {
  await walk(tx, await lockLines(tx, orderNo, itemNos), to, by);
}

/**
 * Hands lines of one seller to a courier as one parcel; the rest of the order may follow in others.
 * The order's row lock decides between this and a cancel at the same moment.
 * @returns the number of the parcel
 * @throws AppError 404 | 409 `STATE` | 409 `INVOICE_USED` | 422 `INVOICE`
 */
export async function shipItems(
  tx: Tx,
  parcel: { orderNo: string; itemNos: readonly number[]; courierCd: string; invoiceNo: string },
  by: MovedBy,
): Promise<number> {
  const { orderNo, courierCd, invoiceNo } = parcel;
  if (!isCourierCode(courierCd) || !INVOICE_NO.test(invoiceNo))
    throw refused('INVOICE', '택배사나 송장번호가 올바르지 않아요.');
  const items = await lockLines(tx, orderNo, parcel.itemNos);
  const { sellerNo } = required(items[0], 'item of the parcel');
  if (items.some((item) => item.sellerNo !== sellerNo))
    throw refused('INVOICE', '한 송장에는 한 판매자의 상품만 보낼 수 있어요.');
  await walk(tx, items, 'DELIVERY_ING', by);
  const lines = items.map(({ itemNo, qty, canceledQty }) => ({ itemNo, qty: qty - canceledQty }));
  const shipment = { orderNo, sellerNo, courierCd, invoiceNo, items: lines };
  const shipmentNo = await insertShipment(tx, shipment, by.now);
  if (shipmentNo === undefined) throw conflict('INVOICE_USED', '이미 쓰인 송장번호예요.');
  const move = { machine: 'shipment', ref: shipmentNo, from: null, to: 'SHIPPED' } as const;
  await recordMove(tx, { ...move, actor: by.actor }, by.now);
  return shipmentNo;
}

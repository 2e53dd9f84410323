import type { OrderDetail, SentGift } from '@shop/shared/contracts';
import { isDigitalGoods, isEnded, nextActions, phoneDigits } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/errors';
import { areaFeeOf, findAddress } from '../../member/address';
import { findGiftOfOrder, receiverOf, sentGiftOf } from '../gift-state';
import {
  findOrder,
  type ItemRow,
  lockOrder,
  type OrderRow,
  type Receiver,
  readAgreements,
  readClaimCosts,
  readClaimPayments,
  readDepositReturns,
  readGroups,
  readItems,
  readPayment,
  readReceiver,
  readRefunds,
} from '../order';
import { depositAccountOf } from '../payment';
import { cancellableLines, computeRefund, estimateOf, readRefundable } from '../refund';
import { readShipments, readTracking } from '../shipment';
import { orderDetailOf } from './order.view';

const orderNotFound = () => notFound('주문을 찾을 수 없어요.');

/** The receiver of an order. For a gift, the payer sees only the name and phone number that they entered. */
async function receiverFor(
  { db, secrets }: Deps,
  order: OrderRow,
  items: readonly ItemRow[],
): Promise<{ receiver: Receiver; giftReceiver: string | null; gift: SentGift | null }> {
  const gift = await findGiftOfOrder(db, order.orderNo);
  if (!gift)
    return {
      receiver: await readReceiver(db, secrets, order.orderNo),
      ...{ giftReceiver: null, gift: null },
    };
  const receiver = { ...receiverOf(secrets, gift), zip: '', road: '', detail: '' };
  const sent = gift.state && sentGiftOf(secrets, gift, { status: order.status, items });
  return { receiver, giftReceiver: receiver.name, gift: sent };
}

/** An order with its lines, payment and refunds, and the refund of canceling all of it now. */
export async function orderDetail(
  deps: Deps,
  memberNo: number,
  orderNo: string,
): Promise<OrderDetail> {
  const order = await findOrder(deps.db, memberNo, orderNo);
  if (!order) throw orderNotFound();
  const items = await readItems(deps.db, [orderNo]);
  const groups = await readGroups(deps.db, orderNo);
  const refundable = await readRefundable(deps.db, order, items, groups);
  const open = order.paidAt ? cancellableLines(refundable) : [];
  const payment = await readPayment(deps.db, orderNo);
  const shipments = await readShipments(deps.db, orderNo);
  return orderDetailOf({
    order,
    items,
    groups,
    payment,
    claimPayments: await readClaimPayments(deps.db, orderNo),
    claimCosts: await readClaimCosts(deps.db, orderNo),
    deposit: payment ? depositAccountOf(deps.secrets, payment) : null,
    depositReturns: payment ? await readDepositReturns(deps.db, payment.paymentNo) : [],
    ...(await receiverFor(deps, order, items)),
    now: deps.clock.now(),
    refunds: await readRefunds(deps.db, orderNo),
    agreements: await readAgreements(deps.db, orderNo),
    shipments,
    tracking: await readTracking(
      deps.db,
      shipments.map(({ shipmentNo }) => shipmentNo),
    ),
    cancelNow:
      open.length > 0 ? estimateOf(computeRefund(refundable, open, 'BUYER'), refundable) : null,
  });
}

/** Changes the address (배송지 변경) before 배송준비중, when the delivery fee stays the same. */
export async function changeOrderAddress(
  deps: Deps,
  memberNo: number,
  orderNo: string,
  addressNo: number,
): Promise<OrderDetail> {
  await deps.db.tx(async (tx) => {
    const order = await lockOrder(tx, memberNo, orderNo);
    if (!order) throw orderNotFound();
    const items = await readItems(tx, [orderNo]);
    if (items.some(({ giftState }) => giftState !== null))
      throw conflict('STATE', '선물의 배송지는 받는 분이 입력해요.');
    const living = items.filter((item) => !isEnded(item.state) && !isDigitalGoods(item.goodsType));
    const isOpen = living.every((item) => nextActions(item.state).includes('CHANGE_ADDRESS'));
    if (living.length === 0 || !isOpen) {
      throw conflict('STATE', '배송 준비가 시작되어 배송지를 바꿀 수 없어요.');
    }
    const address = await findAddress(tx, deps.secrets, memberNo, addressNo);
    if (!address) throw notFound('배송지를 찾을 수 없어요.');
    const areaFee = await areaFeeOf(tx, order.zip);
    if (areaFee !== address.areaFeeWon) {
      throw conflict(
        'AREA_FEE_CHANGED',
        '도서산간 배송비가 달라지는 곳으로는 바꿀 수 없어요. 취소 후 다시 주문해 주세요.',
      );
    }
    const receiver: Receiver = {
      name: address.receiverName,
      phone: phoneDigits(address.receiverPhone),
      zip: address.zip,
      road: address.road,
      detail: address.detail,
    };
    await tx.run(sql`
      update orders set receiver_enc = ${deps.secrets.seal(JSON.stringify(receiver))}, zip = ${address.zip}
      where order_no = ${orderNo}`);
  });
  return orderDetail(deps, memberNo, orderNo);
}

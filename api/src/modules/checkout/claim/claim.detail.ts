import type { ClaimDetail } from '@shop/shared/contracts';
import { paymentMethod } from '@shop/shared/contracts/schemas';
import {
  type ClaimState,
  cancelReasons,
  claimActions,
  claimActionsOf,
  claimKinds,
  claimStateName,
  claimStates,
  couriers,
  courierTrackUrl,
  formatPhone,
  isCourierCode,
  type PickupWay,
  paymentMethods,
  pickupWays,
  returnReasons,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound } from '../../../platform/errors';
import { uploadsOf } from '../../member/upload';
import { openReceiver } from '../order';
import { claimEffects } from './claim.repository';
import { chargeOf } from './exchange/exchange.pay';
import { photosOf } from './pickup';
import { deduct } from './return.apply';

const claimRow = z.object({
  claimNo: z.string(),
  orderNo: z.string(),
  kind: z.enum(['CANCEL', 'RETURN', 'EXCHANGE']),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
  requestedAt: z.date(),
  reasonCd: z.string(),
  fault: z.enum(['BUYER', 'SELLER']),
  detail: z.string(),
  sellerNote: z.string(),
  goodsWon: z.number(),
  couponWon: z.number(),
  deliveryWon: z.number(),
  deliveryClawbackWon: z.number(),
  returnFeeWon: z.number(),
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
  adjustWon: z.number(),
  payWon: z.number(),
  differenceWon: z.number(),
  effects: claimEffects.nullable(),
  method: paymentMethod.nullable(),
  way: z.enum(tableKeys<PickupWay>(pickupWays)).nullable(),
  addressEnc: z.string().nullable(),
  visitOn: z.string().nullable(),
  lateAt: z.date().nullable(),
  courierCd: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  /** Of a gift: the payer sees the money, and nothing that the receiver entered. */
  isReceivers: z.boolean(),
});
type ClaimRow = z.infer<typeof claimRow>;

const itemRow = z.object({
  itemNo: z.number(),
  goodsNo: z.number(),
  goodsName: z.string(),
  optionText: z.string(),
  imageKey: z.string(),
  tone: z.tuple([z.number(), z.number()]),
  qty: z.number(),
  exchangeOptionText: z.string().nullable(),
});
const moveRow = z.object({
  to: z.enum(tableKeys<ClaimState>(claimStates)),
  at: z.date(),
  reason: z.string(),
});
const nameRow = z.object({ name: z.string() });

function pickupOf(row: ClaimRow, { secrets }: Deps): ClaimDetail['pickup'] {
  if (!row.way || !row.addressEnc || row.isReceivers) return null;
  const address = openReceiver(secrets, row.addressEnc);
  const { courierCd } = row;
  return {
    ...address,
    phone: formatPhone(address.phone),
    way: row.way,
    wayName: pickupWays[row.way],
    visitOn: row.visitOn,
    isLate: row.lateAt !== null && row.state === 'APPROVED',
    courierName: courierCd && isCourierCode(courierCd) ? couriers[courierCd].name : null,
    invoiceNo: row.invoiceNo,
  };
}

const reasonNameOf = (reasonCd: string): string =>
  ({ ...cancelReasons, ...returnReasons })[reasonCd]?.name ?? '';

/** The stored amounts; what was paid for an exchange goes back with a return that it became. While a deduction waits for the member's answer: what agreeing would give back. */
const refundOf = (
  row: ClaimRow,
  isFallenBack: boolean,
  couponNamesBack: string[],
): ClaimDetail['refund'] => ({
  goodsWon: row.goodsWon,
  couponWon: row.couponWon,
  deliveryWon: row.deliveryWon,
  deliveryClawbackWon: row.deliveryClawbackWon,
  returnFeeWon: row.returnFeeWon,
  payWon: isFallenBack ? 0 : row.payWon,
  ...deduct(row, row.state === 'ADJUST_REQUESTED' ? row.adjustWon : 0),
  couponNamesBack,
});

const exchangeMoneyOf = (row: ClaimRow): ClaimDetail['exchange'] => ({
  feeWon: row.returnFeeWon,
  differenceWon: row.differenceWon,
  payWon: row.payWon,
  refundWon: row.refundWon,
  pointBackWon: row.pointBackWon,
  coinBackWon: row.coinBackWon,
  giftCardBackWon: row.giftCardBackWon,
});

const paidRow = z.object({ payWon: z.number(), canceledWon: z.number(), method: paymentMethod });

async function paidOf({ db }: Deps, claimNo: string): Promise<ClaimDetail['paid']> {
  const paid = await db.maybe(
    paidRow,
    sql`
    select amount as pay_won, canceled_amount as canceled_won, method from payment
    where claim_no = ${claimNo} and state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')`,
  );
  if (!paid) return null;
  const { payWon, canceledWon, method } = paid;
  return { payWon, canceledWon, methodName: paymentMethods[method] };
}

const parcelRow = z.object({ courierCd: z.string(), invoiceNo: z.string() });

/** The newest parcel with the goods that an exchange sends. */
async function reshipOf({ db }: Deps, claimNo: string): Promise<ClaimDetail['reship']> {
  const parcel = await db.maybe(
    parcelRow,
    sql`
    select s.courier_cd, s.invoice_no from order_item i join shipment_item x using (item_no)
      join shipment s using (shipment_no)
    where i.exchange_claim_no = ${claimNo} and s.state <> 'LOST' order by s.shipment_no desc limit 1`,
  );
  if (!parcel || !isCourierCode(parcel.courierCd)) return null;
  const { courierCd, invoiceNo } = parcel;
  const courierName = couriers[courierCd].name;
  return { courierName, invoiceNo, trackUrl: courierTrackUrl(courierCd, invoiceNo) };
}

/**
 * A claim with its goods, pickup, money and history.
 * @throws AppError 404 also for another member's
 */
export async function claimDetail(
  deps: Deps,
  memberNo: number,
  claimNo: string,
): Promise<ClaimDetail> {
  const row = await deps.db.maybe(
    claimRow,
    sql`
    select c.claim_no, c.order_no, c.kind, c.state, c.requested_at, c.reason_cd, c.fault, c.detail, c.seller_note,
      a.goods_won, a.coupon_won, a.delivery_won, a.delivery_clawback_won, a.return_fee_won, a.refund_won,
      a.point_back_won, a.coin_back_won, a.gift_card_back_won, a.adjust_won, a.pay_won, a.difference_won,
      a.effects,
      (select p.method from payment p where p.order_no = c.order_no and p.claim_no is null
        and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') limit 1) as method,
      k.way, k.address_enc, to_char(k.visit_on, 'YYYY-MM-DD') as visit_on, k.late_at, k.courier_cd, k.invoice_no,
      c.kind <> 'CANCEL' and exists (select from gift f where f.order_no = c.order_no) as is_receivers
    from claim c join claim_amount a using (claim_no) left join claim_pickup k using (claim_no)
    where c.claim_no = ${claimNo} and c.member_no = ${memberNo}`,
  );
  if (!row) throw notFound('신청 내역을 찾을 수 없어요.');
  const items = await deps.db.rows(
    itemRow,
    sql`
    select i.item_no, i.goods_no, i.goods_name, i.option_text, i.image_key, i.tone, x.qty,
      x.exchange ->> 'optionText' as exchange_option_text
    from claim_item x join order_item i using (item_no)
    where x.claim_no = ${claimNo} and i.exchange_claim_no is distinct from x.claim_no order by i.item_no`,
  );
  const history = await deps.db.rows(
    moveRow,
    sql`
    select to_state as to, at, reason from state_history
    where machine = 'claim' and ref = ${claimNo} order by history_no`,
  );
  const coupons = await deps.db.rows(
    nameRow,
    sql`
    select name from order_coupon where order_no = ${row.orderNo}
      and issue_no = any(${row.effects?.couponsBack ?? []}::bigint[]) order by issue_no`,
  );
  return {
    claimNo,
    orderNo: row.orderNo,
    kind: row.kind,
    kindName: claimKinds[row.kind],
    state: row.state,
    stateName: claimStateName(row.kind, row.state),
    requestedAt: row.requestedAt.toISOString(),
    reasonName: reasonNameOf(row.reasonCd),
    isSellersFault: row.fault === 'SELLER',
    detail: row.isReceivers ? '' : row.detail,
    photos: await uploadsOf(deps.db, memberNo, photosOf(claimNo)),
    sellerNote: row.sellerNote,
    items: items.map(({ imageKey, tone, ...item }) => ({
      ...item,
      image: { key: imageKey, tone, alt: item.goodsName },
    })),
    pickup: pickupOf(row, deps),
    refund: refundOf(
      row,
      items.some(({ exchangeOptionText }) => exchangeOptionText !== null),
      coupons.map(({ name }) => name),
    ),
    exchange: row.kind === 'EXCHANGE' ? exchangeMoneyOf(row) : null,
    charge: await chargeOf(deps, row),
    paid: await paidOf(deps, claimNo),
    reship: row.kind === 'EXCHANGE' && !row.isReceivers ? await reshipOf(deps, claimNo) : null,
    adjustWon: row.adjustWon,
    payMethodName: row.method ? paymentMethods[row.method] : '',
    history: history.map(({ to, at, reason }) => ({
      stateName: claimStateName(row.kind, to),
      at: at.toISOString(),
      reason,
    })),
    actions:
      row.kind === 'CANCEL'
        ? []
        : claimActionsOf(row.state, row.way)
            .filter((action) => !(row.isReceivers && action === 'WITHDRAW'))
            .map((action) => ({ action, label: claimActions[action] })),
  };
}

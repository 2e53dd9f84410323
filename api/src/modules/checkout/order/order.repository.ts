import {
  giftState,
  goodsType,
  orderState,
  paymentMethod,
  paymentState,
} from '@shop/shared/contracts/schemas';
import { type ClaimState, claimStates, openClaimStates, tableKeys } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { openJson, type Secrets } from '../../../platform/secrets';
import { extraDays } from './extra-days.sql';
import { type Receiver, receiver } from './order.writer';

const memberNoRow = z.object({ memberNo: z.number() });
const orderNoRow = z.object({ orderNo: z.string() });
const receiverEncRow = z.object({ receiverEnc: z.string() });

const orderRow = z.object({
  orderNo: z.string(),
  memberNo: z.number(),
  sheetNo: z.string(),
  status: orderState,
  orderName: z.string(),
  zip: z.string(),
  messageText: z.string(),
  listWon: z.number(),
  goodsWon: z.number(),
  deliveryWon: z.number(),
  areaFeeWon: z.number(),
  couponWon: z.number(),
  couponName: z.string().nullable(),
  pointWon: z.number(),
  coinWon: z.number(),
  giftCardWon: z.number(),
  payWon: z.number(),
  earnPointWon: z.number(),
  orderedAt: z.date(),
  paidAt: z.date().nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

const itemRow = z.object({
  itemNo: z.number(),
  orderNo: z.string(),
  groupNo: z.number(),
  policyNo: z.number(),
  goodsNo: z.number(),
  skuNo: z.number(),
  dealNo: z.number().nullable(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  imageKey: z.string(),
  tone: z.tuple([z.number(), z.number()]),
  sellerNo: z.number(),
  sellerName: z.string(),
  listPrice: z.number(),
  unitPrice: z.number(),
  qty: z.number(),
  canceledQty: z.number(),
  exchangedQty: z.number(),
  goodsType,
  /** Vouchers of the line that are used: they cannot be canceled. */
  usedQty: z.number(),
  earnPointWon: z.number(),
  state: orderState,
  deliveredAt: z.date().nullable(),
  withdrawUntil: z.date().nullable(),
  /** From when the promised arrival counts: the payment, or the order while it is not paid. */
  promisedFrom: z.date(),
  leadDays: z.number(),
  cutoffHour: z.number(),
  /** 발송지연: the new promised day, `YYYY-MM-DD`. */
  delayedTo: z.string().nullable(),
  delayReason: z.string().nullable(),
  apologyCoinWon: z.number().nullable(),
  /** The latest return or exchange of the line, or the exchange that added it. */
  claimNo: z.string().nullable(),
  claimKind: z.enum(['CANCEL', 'RETURN', 'EXCHANGE']).nullable(),
  claimState: z.enum(tableKeys<ClaimState>(claimStates)).nullable(),
  /** The exchange that has added the line to the order. */
  exchangeClaimNo: z.string().nullable(),
  /** Whether a return or exchange of the same delivery group is open. */
  isGroupInClaim: z.boolean(),
  /** The latest parcel. */
  shipmentNo: z.number().nullable(),
  hasReview: z.boolean(),
  /** Of the gift that the order is; null for another order. */
  giftState: z.enum([...giftState.options, 'UNPAID']).nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

const groupRow = z.object({
  groupNo: z.number(),
  sellerNo: z.number(),
  sellerName: z.string(),
  sellerPhone: z.string(),
  ceo: z.string(),
  bizNo: z.string(),
  address: z.string(),
  isBrokerSale: z.boolean(),
  rule: z.strictObject({
    calc: z.enum(['MAX', 'MIN']),
    policies: z.array(
      z.strictObject({
        policyNo: z.number(),
        rule: z.strictObject({
          type: z.enum(['10', '20', '30', '40']),
          /** Type 20 with 20: the fee is paid once for every `qtyUnit` pieces. */
          condType: z.enum(['10', '20']).nullable(),
          baseFeeWon: z.number(),
          freeOverWon: z.number().nullable(),
          qtyUnit: z.number().nullable(),
        }),
      }),
    ),
  }),
  feeWon: z.number(),
  areaFeeWon: z.number(),
  chargedCardWon: z.number(),
  chargedCouponWon: z.number(),
  chargedPointWon: z.number(),
  chargedCoinWon: z.number(),
  chargedGiftCardWon: z.number(),
});
export type GroupRow = z.infer<typeof groupRow>;

const paymentRow = z.object({
  paymentNo: z.string(),
  state: paymentState,
  method: paymentMethod,
  accountEnc: z.string().nullable(),
  dueAt: z.date().nullable(),
  hasRefundAccount: z.boolean(),
  waitsForRefundAccount: z.boolean(),
  receiptType: z.enum(['INCOME', 'EXPENSE']).nullable(),
  receiptNumberMasked: z.string().nullable(),
  receiptState: z.string().nullable(),
  cardName: z.string().nullable(),
  installmentMonths: z.number(),
  interestFree: z.boolean(),
  approvedNo: z.string().nullable(),
  approvedAt: z.date().nullable(),
  amount: z.number(),
  canceledAmount: z.number(),
  taxFreeWon: z.number(),
});
export type PaymentRow = z.infer<typeof paymentRow>;

const orderColumns = sql`
  o.order_no, o.member_no, o.sheet_no, o.status, o.order_name, o.zip, o.message_text, o.list_won, o.goods_won,
  o.delivery_won, o.area_fee_won, o.coupon_won, o.point_won, o.coin_won, o.gift_card_won, o.pay_won,
  o.earn_point_won, o.ordered_at, o.paid_at,
  (select string_agg(c.name, ', ' order by c.saving_won desc) from order_coupon c
    where c.order_no = o.order_no) as coupon_name`;

/**
 * Whether the member has written a review of a line `i`, also one that was deleted, or of the same goods
 * before they were exchanged for it.
 */
export const hasReview = sql`exists (
  select from review r where r.goods_no = i.goods_no and r.item_no = any(array(
    select i.item_no union all
    select x.item_no from claim_item x where x.claim_no = i.exchange_claim_no)))`;

export const itemColumns = sql`
  i.item_no, i.order_no, i.group_no, i.policy_no, i.goods_no, i.sku_no, i.deal_no, i.goods_name, i.brand_name,
  i.option_text, i.image_key, i.tone, i.seller_no, s.biz_name as seller_name, i.list_price, i.unit_price, i.qty,
  i.canceled_qty, (
    select coalesce(sum(x.qty), 0) from claim_item x join claim k on k.claim_no = x.claim_no
    where x.item_no = i.item_no and k.applied_at is not null and case when k.kind = 'EXCHANGE' then x.exchange is not null
      else k.claim_no = i.exchange_claim_no end) as exchanged_qty, i.goods_type,
  (select count(*)::int from voucher v where v.item_no = i.item_no and v.state = 'USED') as used_qty, i.earn_point_won, i.state, i.delivered_at, i.withdraw_until,
  coalesce(i.promised_from, o.paid_at, o.ordered_at) as promised_from, i.exchange_claim_no,
  coalesce(p.lead_days, 1) + ${extraDays} as lead_days, coalesce(p.cutoff_hour, 15) as cutoff_hour,
  to_char(d.promised_on, 'YYYY-MM-DD') as delayed_to, d.reason as delay_reason, d.apology_coin_won,
  c.claim_no, c.kind as claim_kind, c.state as claim_state,
  exists (select from claim k where k.group_no = i.group_no and k.state = any(${openClaimStates}::text[]))
    as is_group_in_claim,
  (select max(t.shipment_no) from shipment_item t where t.item_no = i.item_no) as shipment_no,
  ${hasReview} as has_review,
  (select coalesce(f.state, 'UNPAID') from gift f where f.order_no = i.order_no) as gift_state`;

/** An order of this member; undefined for another member's. */
export const findOrder = (
  db: Queryable,
  memberNo: number,
  orderNo: string,
): Promise<OrderRow | undefined> =>
  db.maybe(
    orderRow,
    sql`
    select ${orderColumns} from orders o where o.order_no = ${orderNo} and o.member_no = ${memberNo}`,
  );

/** The order of a line of this member; undefined for another member's. */
export const findOrderNoOfItem = async (
  db: Queryable,
  memberNo: number,
  itemNo: number,
): Promise<string | undefined> =>
  (
    await db.maybe(
      orderNoRow,
      sql`
      select o.order_no from order_item i join orders o using (order_no)
      where i.item_no = ${itemNo} and o.member_no = ${memberNo}`,
    )
  )?.orderNo;

/** Finds an order of this member and locks its row. */
export async function lockOrder(
  tx: Tx,
  memberNo: number,
  orderNo: string,
): Promise<OrderRow | undefined> {
  await tx.run(sql`
    select 1 from orders where order_no = ${orderNo} and member_no = ${memberNo} for update`);
  return findOrder(tx, memberNo, orderNo);
}

/** Locks an order, of any member. @returns its member; undefined when it does not exist. */
export async function lockOrderRow(tx: Tx, orderNo: string): Promise<number | undefined> {
  const row = await tx.maybe(
    memberNoRow,
    sql`select member_no from orders where order_no = ${orderNo} for update`,
  );
  return row?.memberNo;
}

export const readItems = (db: Queryable, orderNos: readonly string[]): Promise<ItemRow[]> =>
  db.rows(
    itemRow,
    sql`
    select ${itemColumns} from order_item i join seller s using (seller_no) join orders o using (order_no)
      left join delivery_policy p on p.delivery_policy_no = i.policy_no
      left join delivery_delay d on d.order_no = i.order_no and d.seller_no = i.seller_no
        and d.at >= coalesce(i.promised_from, d.at)
      left join lateral (
        select k.claim_no, k.kind, k.state from claim k
        where k.kind <> 'CANCEL' and (k.claim_no = i.exchange_claim_no or exists (
          select from claim_item x where x.claim_no = k.claim_no and x.item_no = i.item_no))
          and k.order_no = i.order_no
        order by k.requested_at desc limit 1) c on true
    where i.order_no = any(${orderNos}::text[]) order by i.order_no, i.item_no`,
  );

export const readGroups = (db: Queryable, orderNo: string): Promise<GroupRow[]> =>
  db.rows(
    groupRow,
    sql`
    select g.group_no, g.seller_no, s.biz_name as seller_name, s.phone as seller_phone, s.ceo, s.biz_no, s.address,
      s.is_broker_sale, g.rule,
      g.fee_won, g.area_fee_won, g.charged_card_won, g.charged_coupon_won, g.charged_point_won,
      g.charged_coin_won, g.charged_gift_card_won
    from order_delivery_group g join seller s using (seller_no) where g.order_no = ${orderNo} order by g.group_no`,
  );

/** The active payment, otherwise the last one. */
export const readPayment = (db: Queryable, orderNo: string): Promise<PaymentRow | undefined> =>
  db.maybe(
    paymentRow,
    sql`
    select p.payment_no, p.state, p.method, p.card_name, p.installment_months, p.interest_free, p.approved_no,
      p.approved_at, p.amount, p.canceled_amount, p.tax_free_won - (
        select coalesce(sum(c.tax_free_won), 0)::bigint from payment_cancel c where c.payment_no = p.payment_no)
        as tax_free_won, p.account_enc, p.due_at,
      p.refund_account_enc is not null as has_refund_account,
      exists (select from payment_cancel c where c.payment_no = p.payment_no and c.state = 'REQUESTED'
        and c.needs_account) as waits_for_refund_account,
      r.type as receipt_type, r.number_masked as receipt_number_masked, r.state as receipt_state
    from payment p left join cash_receipt r using (payment_no)
    where p.order_no = ${orderNo} and p.claim_no is null order by p.created_at desc limit 1`,
  );

const claimPaymentRow = z.object({
  claimNo: z.string(),
  kind: z.enum(['CANCEL', 'RETURN', 'EXCHANGE']),
  method: paymentMethod,
  cardName: z.string().nullable(),
  approvedNo: z.string().nullable(),
  approvedAt: z.date().nullable(),
  amount: z.number(),
  canceledAmount: z.number(),
});
export type ClaimPaymentRow = z.infer<typeof claimPaymentRow>;

/** What was paid for returns and exchanges of an order, the oldest first. */
export const readClaimPayments = (db: Queryable, orderNo: string): Promise<ClaimPaymentRow[]> =>
  db.rows(
    claimPaymentRow,
    sql`
    select p.claim_no, c.kind, p.method, p.card_name, p.approved_no, p.approved_at, p.amount, p.canceled_amount
    from payment p join claim c on c.claim_no = p.claim_no
    where p.order_no = ${orderNo} and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') order by p.approved_at`,
  );

const claimCostsRow = z.object({ claimCostWon: z.number(), benefitLessWon: z.number() });
export type ClaimCostsRow = z.infer<typeof claimCostsRow>;

/** What claims have cost, and what exchanged goods use less of coupon, points, coins and gift card. */
export const readClaimCosts = (db: Queryable, orderNo: string): Promise<ClaimCostsRow> =>
  db.one(
    claimCostsRow,
    sql`
    with exchanged as (
      select claim_no from claim where order_no = ${orderNo} and kind = 'EXCHANGE' and applied_at is not null)
    select (coalesce((select sum(a.return_fee_won) from exchanged join claim_amount a using (claim_no)), 0)
        + coalesce((select sum(p.amount - p.canceled_amount) from payment p
            where p.order_no = ${orderNo} and p.claim_no is not null and p.state in ('PAID', 'PARTIAL_CANCELED')
              and p.claim_no not in (select claim_no from exchanged)), 0))::bigint as claim_cost_won,
      (coalesce((select sum(a.point_back_won + a.coin_back_won + a.gift_card_back_won)
          from exchanged join claim_amount a using (claim_no)), 0)
        + coalesce((select sum(x.coupon_won - (x.exchange -> 'kept' ->> 'couponWon')::bigint)
            from exchanged join claim_item x using (claim_no)), 0))::bigint as benefit_less_won`,
  );

const depositReturnRow = z.object({
  depositedAt: z.date(),
  amount: z.number(),
  reason: z.string(),
  isDone: z.boolean(),
});
export type DepositReturnRow = z.infer<typeof depositReturnRow>;

/** Deposits that did not fit the order, oldest first. */
export const readDepositReturns = (db: Queryable, paymentNo: string): Promise<DepositReturnRow[]> =>
  db.rows(
    depositReturnRow,
    sql`
    select d.deposited_at, d.amount, d.reason, c.state = 'DONE' as is_done
    from payment_deposit d join payment_cancel c
      on c.payment_no = d.payment_no and c.deposit_id = d.deposit_id and c.reason = 'DEPOSIT'
    where d.payment_no = ${paymentNo} order by d.deposited_at`,
  );

const waitingRow = z.object({
  orderNo: z.string(),
  paymentNo: z.string(),
  state: paymentState,
  amount: z.number(),
  accountEnc: z.string().nullable(),
  dueAt: z.date().nullable(),
});
export type WaitingPaymentRow = z.infer<typeof waitingRow>;

/** The payments of these orders that wait for their deposit. */
export const readWaitingPayments = (
  db: Queryable,
  orderNos: readonly string[],
): Promise<WaitingPaymentRow[]> =>
  db.rows(
    waitingRow,
    sql`
    select order_no, payment_no, state, amount, account_enc, due_at from payment
    where order_no = any(${orderNos}::text[]) and state = 'WAITING_DEPOSIT'`,
  );

const statusRow = z.object({ orderNo: z.string(), status: orderState });

/** The state of each of these orders. */
export async function readStatuses(
  db: Queryable,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, OrderRow['status']>> {
  const rows = await db.rows(
    statusRow,
    sql`select order_no, status from orders where order_no = any(${orderNos}::text[])`,
  );
  return new Map(rows.map(({ orderNo, status }) => [orderNo, status]));
}

export const openReceiver = (secrets: Secrets, receiverEnc: string): Receiver =>
  openJson(secrets, receiver, receiverEnc);

/** Who gets an order. */
export async function readReceiver(
  db: Queryable,
  secrets: Secrets,
  orderNo: string,
): Promise<Receiver> {
  const { receiverEnc } = await db.one(
    receiverEncRow,
    sql`select receiver_enc from orders where order_no = ${orderNo}`,
  );
  return openReceiver(secrets, receiverEnc);
}

/** Whether the receiver of a gift has still to give the address: until then no seller learns of the order. */
export const waitsForAddress = ({ giftState: state }: Pick<ItemRow, 'giftState'>): boolean =>
  state !== null && state !== 'ADDRESS_DONE';

const agreementRow = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  agreedAt: z.date(),
});
export type AgreementRow = z.infer<typeof agreementRow>;

/** What the buyer has agreed to with an order. */
export const readAgreements = (db: Queryable, orderNo: string): Promise<AgreementRow[]> =>
  db.rows(
    agreementRow,
    sql`
    select code, title, body, agreed_at from order_consent where order_no = ${orderNo} order by code`,
  );

const refundRow = z.object({
  claimNo: z.string(),
  requestedAt: z.date(),
  kind: z.enum(['CANCEL', 'RETURN', 'EXCHANGE']),
  reasonCd: z.string(),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
  goodsNames: z.array(z.string()),
  refundWon: z.number(),
  pointBackWon: z.number(),
  coinBackWon: z.number(),
  giftCardBackWon: z.number(),
});
export type RefundRow = z.infer<typeof refundRow>;

export const readRefunds = (db: Queryable, orderNo: string): Promise<RefundRow[]> =>
  db.rows(
    refundRow,
    sql`
    select c.claim_no, c.requested_at, c.kind, c.reason_cd, c.state, a.refund_won, a.point_back_won, a.coin_back_won,
      a.gift_card_back_won,
      (select json_agg(i.goods_name order by i.item_no) from claim_item x join order_item i using (item_no)
        where x.claim_no = c.claim_no and i.exchange_claim_no is distinct from x.claim_no) as goods_names
    from claim c join claim_amount a using (claim_no) where c.order_no = ${orderNo} order by c.requested_at`,
  );

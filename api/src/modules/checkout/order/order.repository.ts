import { orderState, paymentMethod, paymentState } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';

import type { Receiver } from './order.writer';

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
  earnPointWon: z.number(),
  state: orderState,
  deliveredAt: z.date().nullable(),
  withdrawUntil: z.date().nullable(),
});
export type ItemRow = z.infer<typeof itemRow>;

const groupRow = z.object({
  groupNo: z.number(),
  sellerNo: z.number(),
  sellerName: z.string(),
  sellerPhone: z.string(),
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
  courier: z.string().nullable(),
  invoiceNo: z.string().nullable(),
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
});
export type PaymentRow = z.infer<typeof paymentRow>;

const orderColumns = sql`
  o.order_no, o.member_no, o.sheet_no, o.status, o.order_name, o.zip, o.message_text, o.list_won, o.goods_won,
  o.delivery_won, o.area_fee_won, o.coupon_won, o.point_won, o.coin_won, o.gift_card_won, o.pay_won,
  o.earn_point_won, o.ordered_at, o.paid_at,
  (select string_agg(c.name, ', ' order by c.saving_won desc) from order_coupon c
    where c.order_no = o.order_no) as coupon_name`;

export const itemColumns = sql`
  i.item_no, i.order_no, i.group_no, i.policy_no, i.goods_no, i.sku_no, i.deal_no, i.goods_name, i.brand_name,
  i.option_text, i.image_key, i.tone, i.seller_no, s.biz_name as seller_name, i.list_price, i.unit_price, i.qty,
  i.canceled_qty, i.earn_point_won, i.state, i.delivered_at, i.withdraw_until`;

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

export const readItems = (db: Queryable, orderNos: readonly string[]): Promise<ItemRow[]> =>
  db.rows(
    itemRow,
    sql`
    select ${itemColumns} from order_item i join seller s using (seller_no)
    where i.order_no = any(${orderNos}::text[]) order by i.order_no, i.item_no`,
  );

export const readGroups = (db: Queryable, orderNo: string): Promise<GroupRow[]> =>
  db.rows(
    groupRow,
    sql`
    select g.group_no, g.seller_no, s.biz_name as seller_name, s.phone as seller_phone, s.is_broker_sale, g.rule,
      g.fee_won, g.area_fee_won, g.charged_card_won, g.charged_coupon_won, g.charged_point_won,
      g.charged_coin_won, g.charged_gift_card_won, g.courier, g.invoice_no
    from order_delivery_group g join seller s using (seller_no) where g.order_no = ${orderNo} order by g.group_no`,
  );

/** The active payment, otherwise the last one. */
export const readPayment = (db: Queryable, orderNo: string): Promise<PaymentRow | undefined> =>
  db.maybe(
    paymentRow,
    sql`
    select p.payment_no, p.state, p.method, p.card_name, p.installment_months, p.interest_free, p.approved_no,
      p.approved_at, p.amount, p.canceled_amount, p.account_enc, p.due_at,
      p.refund_account_enc is not null as has_refund_account,
      exists (select from payment_cancel c where c.payment_no = p.payment_no and c.state = 'REQUESTED'
        and c.needs_account) as waits_for_refund_account,
      r.type as receipt_type, r.number_masked as receipt_number_masked, r.state as receipt_state
    from payment p left join cash_receipt r using (payment_no)
    where p.order_no = ${orderNo} order by p.created_at desc limit 1`,
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

export async function readReceiver(
  db: Queryable,
  secrets: Secrets,
  orderNo: string,
): Promise<Receiver> {
  const { receiverEnc } = await db.one(
    receiverEncRow,
    sql`select receiver_enc from orders where order_no = ${orderNo}`,
  );
  return JSON.parse(secrets.open(receiverEnc)) as Receiver;
}

const refundRow = z.object({
  claimNo: z.string(),
  requestedAt: z.date(),
  reasonCd: z.string(),
  state: z.string(),
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
    select c.claim_no, c.requested_at, c.reason_cd, c.state, a.refund_won, a.point_back_won, a.coin_back_won,
      a.gift_card_back_won,
      (select json_agg(i.goods_name order by i.item_no) from claim_item x join order_item i using (item_no)
        where x.claim_no = c.claim_no) as goods_names
    from claim c join claim_amount a using (claim_no) where c.order_no = ${orderNo} order by c.requested_at`,
  );

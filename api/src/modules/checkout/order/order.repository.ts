import { orderState, paymentState } from '@shop/shared/contracts/schemas';
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
  couponIssueNo: z.number().nullable(),
  pointWon: z.number(),
  coinWon: z.number(),
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
  courier: z.string().nullable(),
  invoiceNo: z.string().nullable(),
});
export type GroupRow = z.infer<typeof groupRow>;

const paymentRow = z.object({
  paymentNo: z.string(),
  state: paymentState,
  method: z.enum(['BENEFIT', 'CARD']),
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
  o.delivery_won, o.area_fee_won, o.coupon_won, o.point_won, o.coin_won, o.pay_won, o.earn_point_won,
  o.coupon_issue_no, o.ordered_at, o.paid_at,
  (select c.name from member_coupon m join coupon c using (coupon_no)
    where m.issue_no = o.coupon_issue_no) as coupon_name`;

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
      g.charged_coin_won, g.courier, g.invoice_no
    from order_delivery_group g join seller s using (seller_no) where g.order_no = ${orderNo} order by g.group_no`,
  );

/** The active payment, otherwise the last one. */
export const readPayment = (db: Queryable, orderNo: string): Promise<PaymentRow | undefined> =>
  db.maybe(
    paymentRow,
    sql`
    select payment_no, state, method, card_name, installment_months, interest_free, approved_no, approved_at,
      amount, canceled_amount
    from payment where order_no = ${orderNo} order by created_at desc limit 1`,
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
});
export type RefundRow = z.infer<typeof refundRow>;

export const readRefunds = (db: Queryable, orderNo: string): Promise<RefundRow[]> =>
  db.rows(
    refundRow,
    sql`
    select c.claim_no, c.requested_at, c.reason_cd, c.state, a.refund_won, a.point_back_won, a.coin_back_won,
      (select json_agg(i.goods_name order by i.item_no) from claim_item x join order_item i using (item_no)
        where x.claim_no = c.claim_no) as goods_names
    from claim c join claim_amount a using (claim_no) where c.order_no = ${orderNo} order by c.requested_at`,
  );

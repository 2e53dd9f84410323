import type { OrderState, PaymentState } from '@shop/shared/domain';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import type { BundleRule } from '../../../pricing';
import type { Receiver } from './order.writer';

export interface OrderRow {
  orderNo: string;
  memberNo: number;
  sheetNo: string;
  status: OrderState;
  orderName: string;
  zip: string;
  messageText: string;
  listWon: number;
  goodsWon: number;
  deliveryWon: number;
  areaFeeWon: number;
  couponWon: number;
  couponName: string | null;
  couponIssueNo: number | null;
  pointWon: number;
  coinWon: number;
  payWon: number;
  earnPointWon: number;
  orderedAt: Date;
  paidAt: Date | null;
}

export interface ItemRow {
  itemNo: number;
  orderNo: string;
  groupNo: number;
  policyNo: number;
  goodsNo: number;
  skuNo: number;
  dealNo: number | null;
  goodsName: string;
  brandName: string | null;
  optionText: string;
  imageKey: string;
  tone: [number, number];
  sellerNo: number;
  sellerName: string;
  listPrice: number;
  unitPrice: number;
  qty: number;
  canceledQty: number;
  earnPointWon: number;
  state: OrderState;
  deliveredAt: Date | null;
  withdrawUntil: Date | null;
}

export interface GroupRow {
  groupNo: number;
  sellerNo: number;
  sellerName: string;
  sellerPhone: string;
  isBrokerSale: boolean;
  rule: BundleRule;
  feeWon: number;
  areaFeeWon: number;
  chargedCardWon: number;
  chargedCouponWon: number;
  chargedPointWon: number;
  chargedCoinWon: number;
  courier: string | null;
  invoiceNo: string | null;
}

export interface PaymentRow {
  paymentNo: string;
  state: PaymentState;
  method: 'CARD' | 'BENEFIT';
  cardName: string | null;
  installmentMonths: number;
  interestFree: boolean;
  approvedNo: string | null;
  approvedAt: Date | null;
  amount: number;
  canceledAmount: number;
}

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

/** Somebody's own order; another's is as if it were not there. */
export const findOrder = (
  db: Queryable,
  memberNo: number,
  orderNo: string,
): Promise<OrderRow | undefined> =>
  db.maybe<OrderRow>(sql`
    select ${orderColumns} from orders o where o.order_no = ${orderNo} and o.member_no = ${memberNo}`);

/** The same, its row locked: one change of an order at a time. */
export async function lockOrder(
  tx: Tx,
  memberNo: number,
  orderNo: string,
): Promise<OrderRow | undefined> {
  await tx.maybe(sql`
    select 1 from orders where order_no = ${orderNo} and member_no = ${memberNo} for update`);
  return findOrder(tx, memberNo, orderNo);
}

export const readItems = (db: Queryable, orderNos: readonly string[]): Promise<ItemRow[]> =>
  db.rows<ItemRow>(sql`
    select ${itemColumns} from order_item i join seller s using (seller_no)
    where i.order_no = any(${orderNos}::text[]) order by i.order_no, i.item_no`);

export const readGroups = (db: Queryable, orderNo: string): Promise<GroupRow[]> =>
  db.rows<GroupRow>(sql`
    select g.group_no, g.seller_no, s.biz_name as seller_name, s.phone as seller_phone, s.is_broker_sale, g.rule,
      g.fee_won, g.area_fee_won, g.charged_card_won, g.charged_coupon_won, g.charged_point_won,
      g.charged_coin_won, g.courier, g.invoice_no
    from order_delivery_group g join seller s using (seller_no) where g.order_no = ${orderNo} order by g.group_no`);

/** The payment that counts: the active one, else the last. */
export const readPayment = (db: Queryable, orderNo: string): Promise<PaymentRow | undefined> =>
  db.maybe<PaymentRow>(sql`
    select payment_no, state, method, card_name, installment_months, interest_free, approved_no, approved_at,
      amount, canceled_amount
    from payment where order_no = ${orderNo} order by created_at desc limit 1`);

export async function readReceiver(
  db: Queryable,
  secrets: Secrets,
  orderNo: string,
): Promise<Receiver> {
  const { receiverEnc } = await db.one<{ receiverEnc: string }>(
    sql`select receiver_enc from orders where order_no = ${orderNo}`,
  );
  return JSON.parse(secrets.open(receiverEnc)) as Receiver;
}

export interface RefundRow {
  claimNo: string;
  requestedAt: Date;
  reasonCd: string;
  state: string;
  goodsNames: string[];
  refundWon: number;
  pointBackWon: number;
  coinBackWon: number;
}

export const readRefunds = (db: Queryable, orderNo: string): Promise<RefundRow[]> =>
  db.rows<RefundRow>(sql`
    select c.claim_no, c.requested_at, c.reason_cd, c.state, a.refund_won, a.point_back_won, a.coin_back_won,
      (select json_agg(i.goods_name order by i.item_no) from claim_item x join order_item i using (item_no)
        where x.claim_no = c.claim_no) as goods_names
    from claim c join claim_amount a using (claim_no) where c.order_no = ${orderNo} order by c.requested_at`);

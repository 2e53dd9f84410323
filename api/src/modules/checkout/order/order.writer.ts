import { leavesAt, type OrderConsentCode } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import { lineKey, type PriceShare, unitFeeKey } from '../../../pricing';
import { areaFeeKey, earnPointWon, type PricedSheet } from '../order-sheet';
import { imageOf, type Line } from '../sellable';

const groupNoRow = z.object({ groupNo: z.number() });
const insertedItemRow = z.object({ itemNo: z.number(), skuNo: z.number() });

/** The receiver and address, sealed in one column. Of a gift the address is empty until its receiver gives it. */
export const receiver = z.object({
  name: z.string(),
  phone: z.string(),
  zip: z.string(),
  road: z.string(),
  detail: z.string(),
});
export type Receiver = z.infer<typeof receiver>;

export interface NewOrder {
  orderNo: string;
  memberNo: number;
  sheetNo: string;
  priced: PricedSheet;
  receiver: Receiver;
  messageText: string;
  /** By the key of the delivery unit. */
  groupMessages: ReadonlyMap<string, string>;
  /** 개인통관고유부호, for goods from abroad. */
  pccc: string | null;
  /** As they were shown. */
  consents: readonly { code: OrderConsentCode; title: string; body: string }[];
  now: Date;
  expiresAt: Date;
}

/** "상품명 외 2건" */
export function orderNameOf(lines: readonly Line[]): string {
  const first = lines[0]?.sellable.goodsName ?? '';
  return lines.length > 1 ? `${first} 외 ${lines.length - 1}건` : first;
}

const nothing: PriceShare = {
  key: '',
  amountWon: 0,
  couponWon: 0,
  pointWon: 0,
  coinWon: 0,
  giftCardWon: 0,
  cardWon: 0,
};

/** One statement for all delivery groups. @returns their numbers, in the order of the units. */
async function insertGroups(tx: Tx, order: NewOrder): Promise<number[]> {
  const groups = order.priced.units.map((unit) => {
    const fee = order.priced.shares.get(unitFeeKey(unit)) ?? nothing;
    const area = order.priced.shares.get(areaFeeKey(unit)) ?? nothing;
    return {
      seller_no: unit.sellerNo,
      rule: unit.rule,
      message_text: order.groupMessages.get(unit.key) ?? '',
      fee_won: unit.feeWon,
      area_fee_won: unit.areaFeeWon,
      charged_card_won: fee.cardWon + area.cardWon,
      charged_point_won: fee.pointWon + area.pointWon,
      charged_coin_won: fee.coinWon + area.coinWon,
      charged_gift_card_won: fee.giftCardWon + area.giftCardWon,
      charged_coupon_won: fee.couponWon,
    };
  });
  const inserted = await tx.rows(
    groupNoRow,
    sql`
    insert into order_delivery_group (order_no, seller_no, rule, message_text, fee_won, area_fee_won, charged_card_won,
      charged_point_won, charged_coin_won, charged_gift_card_won, charged_coupon_won)
    select ${order.orderNo}, g.seller_no, g.rule, g.message_text, g.fee_won, g.area_fee_won, g.charged_card_won,
      g.charged_point_won, g.charged_coin_won, g.charged_gift_card_won, g.charged_coupon_won
    from rows from (jsonb_to_recordset(${JSON.stringify(groups)}::jsonb) as (seller_no bigint, rule jsonb, message_text text,
      fee_won bigint, area_fee_won bigint, charged_card_won bigint, charged_point_won bigint,
      charged_coin_won bigint, charged_gift_card_won bigint,
      charged_coupon_won bigint)) with ordinality as g
    order by g.ordinality
    returning group_no`,
  );
  // Numbers are given in the order of the rows; RETURNING does not promise one.
  return inserted.map(({ groupNo }) => groupNo).sort((a, b) => a - b);
}

/** Reserved goods (예약판매) leave the seller later than others: their arrival counts from then. */
function promisedFrom({ sellable }: Line, now: Date): Date | null {
  const leaves = leavesAt(now, sellable.promise?.shipsFrom ?? null);
  return leaves > now ? leaves : null;
}

/** One statement for all lines. @returns the item number of each SKU. */
async function insertLines(
  tx: Tx,
  order: NewOrder,
  groupNos: readonly number[],
): Promise<Map<number, number>> {
  const items = order.priced.units.flatMap((unit, at) =>
    unit.lines.map((line) => ({
      group_no: groupNos[at],
      seller_no: line.sellable.sellerNo,
      goods_no: line.sellable.goodsNo,
      sku_no: line.sellable.skuNo,
      deal_no: line.sellable.deal?.dealNo ?? null,
      goods_name: line.sellable.goodsName,
      brand_name: line.sellable.brandName,
      option_text: line.sellable.optionText,
      // An order shows the masked picture, because its page does not check the verification.
      image_key: imageOf(line.sellable, { isAdultVerified: false }).key,
      tone: line.sellable.tone,
      list_price: line.sellable.listPriceWon,
      unit_price: line.sellable.unitPriceWon,
      qty: line.qty,
      earn_point_won: earnPointWon(order.priced, line),
      policy_no: line.sellable.delivery.policyNo,
      goods_type: line.sellable.goodsType,
      tax_free: line.sellable.isTaxFree,
      promised_from: promisedFrom(line, order.now),
    })),
  );
  const inserted = await tx.rows(
    insertedItemRow,
    sql`
    insert into order_item (order_no, group_no, seller_no, goods_no, sku_no, deal_no, goods_name, brand_name,
      option_text, image_key, tone, list_price, unit_price, qty, earn_point_won, policy_no, goods_type, tax_free,
      promised_from, state)
    select ${order.orderNo}, i.group_no, i.seller_no, i.goods_no, i.sku_no, i.deal_no, i.goods_name, i.brand_name,
      i.option_text, i.image_key, i.tone, i.list_price, i.unit_price, i.qty, i.earn_point_won, i.policy_no, i.goods_type,
      i.tax_free, i.promised_from, 'CREATED'
    from rows from (jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as (group_no bigint, seller_no bigint,
      goods_no bigint, sku_no bigint, deal_no bigint, goods_name text, brand_name text, option_text text,
      image_key text, tone smallint[], list_price bigint, unit_price bigint, qty int, earn_point_won bigint,
      policy_no bigint, goods_type text, tax_free boolean, promised_from timestamptz)) with ordinality as i
    order by i.ordinality
    returning item_no, sku_no`,
  );
  return new Map(inserted.map(({ itemNo, skuNo }) => [skuNo, itemNo]));
}

/** Stores the share of each benefit in each line, in one statement. */
async function insertDiscounts(
  tx: Tx,
  { priced }: NewOrder,
  itemNos: ReadonlyMap<number, number>,
): Promise<void> {
  const discounts = priced.lines.flatMap(({ sellable }) => {
    const share = priced.shares.get(lineKey(sellable)) ?? nothing;
    const itemNo = itemNos.get(sellable.skuNo);
    return [
      ...priced.coupons.taken.map(({ coupon, savings }) => ({
        item_no: itemNo,
        source: 'COUPON',
        ref: String(coupon.issueNo),
        amount: savings.get(lineKey(sellable)) ?? 0,
      })),
      { item_no: itemNo, source: 'POINT', ref: null, amount: share.pointWon },
      { item_no: itemNo, source: 'COIN', ref: null, amount: share.coinWon },
      { item_no: itemNo, source: 'GIFT_CARD', ref: null, amount: share.giftCardWon },
    ].filter(({ amount }) => amount !== 0);
  });
  if (discounts.length === 0) return;
  await tx.run(sql`
    insert into order_item_discount (item_no, source, ref, amount)
    select item_no, source, ref, amount from jsonb_to_recordset(${JSON.stringify(discounts)}::jsonb)
      as discount (item_no bigint, source text, ref text, amount bigint)`);
}

/** The coupons with their names: a definition may change, an order does not. */
async function insertCoupons(tx: Tx, { orderNo, priced }: NewOrder): Promise<void> {
  const coupons = priced.coupons.taken.map(({ coupon, savingWon }) => ({
    issue_no: coupon.issueNo,
    kind: coupon.kind,
    name: coupon.name,
    saving_won: savingWon,
  }));
  if (coupons.length === 0) return;
  await tx.run(sql`
    insert into order_coupon (order_no, issue_no, kind, name, saving_won)
    select ${orderNo}, issue_no, kind, name, saving_won
    from jsonb_to_recordset(${JSON.stringify(coupons)}::jsonb)
      as c (issue_no bigint, kind text, name text, saving_won bigint)`);
}

async function insertConsents(tx: Tx, order: NewOrder): Promise<void> {
  await tx.run(sql`
    insert into order_consent (order_no, code, title, body, agreed_at)
    select ${order.orderNo}, code, title, body, ${order.now}
    from jsonb_to_recordset(${JSON.stringify(order.consents)}::jsonb) as consent (code text, title text, body text)`);
}

/** Writes an order with its lines, delivery groups, the split of every benefit, and consents. */
export async function insertOrder(tx: Tx, secrets: Secrets, order: NewOrder): Promise<void> {
  const { priced, orderNo } = order;
  const { amounts } = priced;
  await tx.run(sql`
    insert into orders (order_no, member_no, sheet_no, status, order_name, receiver_enc, pccc_enc, zip, message_text,
      list_won, goods_won, delivery_won, area_fee_won, coupon_won, point_won, coin_won, gift_card_won, pay_won,
      earn_point_won, ordered_at, expires_at)
    values (${orderNo}, ${order.memberNo}, ${order.sheetNo}, 'CREATED', ${orderNameOf(priced.lines)},
      ${secrets.seal(JSON.stringify(order.receiver))},
      ${order.pccc === null ? null : secrets.seal(order.pccc)},
      ${order.receiver.zip}, ${order.messageText},
      ${amounts.listWon}, ${amounts.goodsWon}, ${amounts.deliveryWon}, ${amounts.areaFeeWon}, ${amounts.couponWon},
      ${amounts.pointWon}, ${amounts.coinWon}, ${amounts.giftCardWon}, ${amounts.payWon}, ${amounts.earnPointWon},
      ${order.now}, ${order.expiresAt})`);
  await insertCoupons(tx, order);
  const groupNos = await insertGroups(tx, order);
  const itemNos = await insertLines(tx, order, groupNos);
  await insertDiscounts(tx, order, itemNos);
  await insertConsents(tx, order);
}

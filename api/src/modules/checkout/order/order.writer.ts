import type { OrderConsentCode } from '@shop/shared/domain';
import { orderConsents, type PriceShare } from '@shop/shared/domain';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import { lineKey, unitFeeKey } from '../../benefit/coupon/coupon.rules';
import { areaFeeKey, earnPointWon, type PricedSheet } from '../order-sheet/sheet.pricing';
import type { DeliveryUnit, Line } from '../sellable/delivery.rules';

/** What is delivered where, sealed in one column. */
export interface Receiver {
  name: string;
  phone: string;
  zip: string;
  road: string;
  detail: string;
}

export interface NewOrder {
  orderNo: string;
  memberNo: number;
  sheetNo: string;
  priced: PricedSheet;
  receiver: Receiver;
  messageText: string;
  consents: readonly OrderConsentCode[];
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
  cardWon: 0,
};

async function insertGroup(tx: Tx, order: NewOrder, unit: DeliveryUnit): Promise<number> {
  const { shares } = order.priced;
  const fee = shares.get(unitFeeKey(unit)) ?? nothing;
  const area = shares.get(areaFeeKey(unit)) ?? nothing;
  const { groupNo } = await tx.one<{ groupNo: number }>(sql`
    insert into order_delivery_group (order_no, seller_no, rule, fee_won, area_fee_won, charged_card_won,
      charged_point_won, charged_coin_won, charged_coupon_won)
    values (${order.orderNo}, ${unit.sellerNo}, ${JSON.stringify(unit.rule)}::jsonb, ${unit.feeWon},
      ${unit.areaFeeWon}, ${fee.cardWon + area.cardWon}, ${fee.pointWon + area.pointWon},
      ${fee.coinWon + area.coinWon}, ${fee.couponWon})
    returning group_no`);
  return groupNo;
}

async function insertLine(tx: Tx, order: NewOrder, groupNo: number, line: Line): Promise<void> {
  const { sellable, qty } = line;
  const { itemNo } = await tx.one<{ itemNo: number }>(sql`
    insert into order_item (order_no, group_no, seller_no, goods_no, sku_no, deal_no, goods_name, brand_name,
      option_text, image_key, tone, list_price, unit_price, qty, earn_point_won, policy_no, state)
    values (${order.orderNo}, ${groupNo}, ${sellable.sellerNo}, ${sellable.goodsNo}, ${sellable.skuNo},
      ${sellable.deal?.dealNo ?? null}, ${sellable.goodsName}, ${sellable.brandName}, ${sellable.optionText},
      ${sellable.imageKey}, ${sellable.tone}, ${sellable.listPriceWon}, ${sellable.unitPriceWon}, ${qty},
      ${earnPointWon(order.priced, line)}, ${sellable.delivery.policyNo}, 'CREATED')
    returning item_no`);
  const share = order.priced.shares.get(lineKey(sellable)) ?? nothing;
  const coupon = order.priced.coupon;
  for (const [source, amountWon, ref] of [
    ['COUPON', share.couponWon, coupon ? String(coupon.issueNo) : null],
    ['POINT', share.pointWon, null],
    ['COIN', share.coinWon, null],
  ] as const) {
    if (amountWon === 0) continue;
    await tx.run(sql`
      insert into order_item_discount (item_no, source, ref, amount)
      values (${itemNo}, ${source}, ${ref}, ${amountWon})`);
  }
}

/** Writes an order with its lines, delivery groups, the split of every benefit, and consents. */
export async function insertOrder(tx: Tx, secrets: Secrets, order: NewOrder): Promise<void> {
  const { priced, orderNo } = order;
  const { amounts } = priced;
  await tx.run(sql`
    insert into orders (order_no, member_no, sheet_no, status, order_name, receiver_enc, zip, message_text,
      list_won, goods_won, delivery_won, area_fee_won, coupon_won, point_won, coin_won, pay_won, earn_point_won,
      coupon_issue_no, ordered_at, expires_at)
    values (${orderNo}, ${order.memberNo}, ${order.sheetNo}, 'CREATED', ${orderNameOf(priced.lines)},
      ${secrets.seal(JSON.stringify(order.receiver))}, ${order.receiver.zip}, ${order.messageText},
      ${amounts.listWon}, ${amounts.goodsWon}, ${amounts.deliveryWon}, ${amounts.areaFeeWon}, ${amounts.couponWon},
      ${amounts.pointWon}, ${amounts.coinWon}, ${amounts.payWon}, ${amounts.earnPointWon},
      ${priced.coupon?.issueNo ?? null}, ${order.now}, ${order.expiresAt})`);
  for (const unit of priced.units) {
    const groupNo = await insertGroup(tx, order, unit);
    for (const line of unit.lines) await insertLine(tx, order, groupNo, line);
  }
  for (const consent of orderConsents.filter(({ code }) => order.consents.includes(code))) {
    await tx.run(sql`
      insert into order_consent (order_no, code, title, agreed_at)
      values (${orderNo}, ${consent.code}, ${consent.title}, ${order.now})`);
  }
}

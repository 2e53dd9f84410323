import type {
  CallReply,
  CashReceiptRequest,
  GiftBody,
  orderCalls,
  SheetChoices,
} from '@shop/shared/contracts';
import { type DeliveryMessageCode, type OrderConsentCode, phoneDigits } from '@shop/shared/domain';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, refused } from '../../../platform/errors';
import { newOrderNo } from '../../../platform/public-number';
import { reserveCoupons } from '../../benefit/coupon';
import { spendOnOrder } from '../../benefit/point';
import { assertMayRecommend, recordRecommendation } from '../../benefit/recommendation';
import { touchAddress } from '../../member/address';
import { recordMove } from '../history';
import { insertOrder, type Receiver } from '../order';
import {
  assertSheetOpen,
  closeSheet,
  consentSellersOf,
  consentsOf,
  customsCodeFor,
  differenceOf,
  findSheet,
  type GroupMessage,
  lockSheet,
  messagesFor,
  needsAddress,
  type PricedSheet,
  priceSheet,
  readFacts,
  recordCustomsAndTerms,
  type Sheet,
  type SheetFacts,
  withTexts,
} from '../order-sheet';
import {
  assertCashReceipt,
  assertMayAwaitDeposit,
  endInTheWay,
  findActivePayment,
  insertCashReceipt,
  insertPayment,
  settlePaid,
} from '../payment';
import { holdStock, type StockLine } from '../stock';
import { assertLeft, outOfStock } from './assert-left';
import { giftOf, type PlacedGift, writeGift } from './place.gift';

/** How long stock and benefits are held for the payment. */
const HOLD_MS = minutesMs(15);

export interface PlaceOrder {
  sheetNo: string;
  choices: SheetChoices;
  messageCd: DeliveryMessageCode | null;
  messageText: string;
  expectedPayWon: number;
  consents: string[];
  /** Of single delivery groups, instead of the common one. */
  messages?: GroupMessage[] | undefined;
  pccc?: string | undefined;
  cashReceipt?: CashReceiptRequest | null | undefined;
  gift?: GiftBody | undefined;
}

type Placed = CallReply<typeof orderCalls.place>;

function assertConsents(body: PlaceOrder, required: { code: OrderConsentCode }[]) {
  const codes = required.map(({ code }) => code);
  const missing = codes.filter((code) => !body.consents.includes(code));
  if (missing.length > 0) {
    throw refused('CONSENT_REQUIRED', '필수 약관에 모두 동의해 주세요.', { codes: missing });
  }
  return codes;
}

const isSameSet = (a: readonly number[], b: readonly number[]): boolean =>
  new Set([...a, ...b]).size === new Set(a).size && new Set(a).size === new Set(b).size;

/** @throws AppError 409 when total, price, stock, card or a benefit differs from what the member confirmed */
function assertUnchanged(sheet: Sheet, priced: PricedSheet, body: PlaceOrder): void {
  const isSame =
    priced.basketChanges.length === 0 &&
    priced.amounts.payWon === body.expectedPayWon &&
    isSameSet(priced.choices.couponIssueNos, body.choices.couponIssueNos) &&
    priced.choices.usePointWon === body.choices.usePointWon &&
    priced.choices.useCoinWon === body.choices.useCoinWon &&
    priced.choices.cardCd === body.choices.cardCd &&
    priced.choices.payMethod === body.choices.payMethod &&
    priced.choices.useGiftCardWon === body.choices.useGiftCardWon &&
    priced.choices.installmentMonths === body.choices.installmentMonths;
  const difference = () => differenceOf(sheet.shown, priced, body);
  const soldOut = [...priced.problems.values()].some(({ code }) => ['5028', '5041'].includes(code));
  if (soldOut) {
    throw conflict('OUT_OF_STOCK', '품절되었거나 재고가 부족한 상품이 있어요.', difference());
  }
  if (priced.problems.size > 0 || !isSame) {
    throw conflict(
      'ORDER_CHANGED',
      '주문 내용이 바뀌었어요. 확인 후 다시 결제해 주세요.',
      difference(),
    );
  }
}

const stockLinesOf = (priced: PricedSheet): StockLine[] =>
  priced.lines.map(({ sellable, qty }) => ({
    skuNo: sellable.skuNo,
    goodsNo: sellable.goodsNo,
    qty,
    dealNo: sellable.deal?.dealNo ?? null,
  }));

/**
 * A gift has no address yet: its receiver gives it.
 * @throws AppError 422 `ADDRESS_REQUIRED` without an address for what a courier brings
 */
function receiverOf(
  priced: PricedSheet,
  phoneReceiver: SheetFacts['phoneReceiver'],
  gift: PlacedGift | undefined,
): Receiver {
  const { address } = priced;
  const nowhere = { zip: '', road: '', detail: '' };
  if (gift) return { name: gift.receiverName, phone: phoneDigits(gift.receiverPhone), ...nowhere };
  if (needsAddress(priced)) {
    if (!address) throw refused('ADDRESS_REQUIRED', '배송지를 입력해 주세요.');
    const { zip, road, detail, receiverName, receiverPhone } = address;
    return { name: receiverName, phone: phoneDigits(receiverPhone), zip, road, detail };
  }
  const { name, phone } = phoneReceiver ?? { name: '', phone: '' };
  return { name, phone: phoneDigits(phone), ...nowhere };
}

async function reserveBenefits(
  tx: Tx,
  memberNo: number,
  orderNo: string,
  priced: PricedSheet,
  now: Date,
) {
  const { amounts, choices } = priced;
  if (!(await reserveCoupons(tx, memberNo, choices.couponIssueNos, orderNo, now))) {
    throw conflict('ORDER_CHANGED', '쿠폰을 이미 사용했어요. 다시 확인해 주세요.');
  }
  const key = `use:${orderNo}`;
  await spendOnOrder(tx, { memberNo, orderNo, title: '상품 구매에 사용', key, now }, amounts);
}

/** Another has just sold out a time deal of the order: its price has changed. */
class DealSoldOut extends Error {
  constructor(readonly goodsNames: readonly string[]) {
    super('A time deal of the order is sold out.');
  }
}

/** @throws AppError 409 `OUT_OF_STOCK`; DealSoldOut when only a deal has run out */
async function hold(tx: Tx, orderNo: string, priced: PricedSheet, expiresAt: Date, now: Date) {
  const { stock, deals } = await holdStock(tx, orderNo, stockLinesOf(priced), expiresAt, now);
  const namesOf = (lines: readonly StockLine[]) =>
    priced.lines
      .filter(({ sellable }) => lines.some(({ skuNo }) => skuNo === sellable.skuNo))
      .map(({ sellable }) => sellable.goodsName);
  if (stock.length > 0) throw outOfStock(namesOf(stock), priced.amounts.payWon);
  if (deals.length > 0) throw new DealSoldOut(namesOf(deals));
}

/**
 * Prices a sheet at this moment and compares it with what the member confirmed.
 * @throws AppError 409 `ORDER_CHANGED` | `OUT_OF_STOCK` | `BASKET_CHANGED`
 */
async function priceAsConfirmed(
  deps: Deps,
  db: Queryable,
  sheet: Sheet,
  body: PlaceOrder,
): Promise<{ facts: SheetFacts; priced: PricedSheet }> {
  const facts = await readFacts(deps, db, sheet);
  const priced = priceSheet(facts, body.choices);
  assertUnchanged(sheet, priced, body);
  return { facts, priced };
}

/** The order that was already placed from this sheet. */
async function findPlacedOrder(tx: Tx, orderNo: string): Promise<Placed | undefined> {
  const payment = await findActivePayment(tx, orderNo);
  return (
    payment && {
      orderNo,
      paymentNo: payment.paymentNo,
      payWon: payment.amount,
      paymentState: payment.state,
      expiresAt: payment.expiresAt.toISOString(),
    }
  );
}

/**
 * Places an order (결제하기): prices the sheet again, compares the total, and holds stock and benefits for the
 * payment in one transaction.
 * @throws AppError 409 `ORDER_CHANGED` | `OUT_OF_STOCK` with an OrderDifference; 422 `CONSENT_REQUIRED` | `ADDRESS_REQUIRED`;
 *   422 `RECOMMENDATION_USED` | `RECOMMENDATION_ENDED` when its code can no longer be given;
 *   400 for a gift without a receiver, to the member's own phone or at a time that is past or too late; 409 `DEPOSIT_LIMIT` when too many orders of the member wait for their deposit
 */
export async function placeOrder(deps: Deps, memberNo: number, body: PlaceOrder): Promise<Placed> {
  if (!deps.adapters.gateway.methods.includes(body.choices.payMethod))
    throw refused('PAY_METHOD', '지금은 이 결제 수단을 쓸 수 없어요. 다른 수단을 골라 주세요.');
  if (body.cashReceipt) assertCashReceipt(body.choices.payMethod, body.cashReceipt);
  const now = deps.clock.now();
  const hasDealEnded = await assertLeft(deps.db, memberNo, body, now);
  if (hasDealEnded) await assertPrice(deps, memberNo, body);
  try {
    return await placeLocked(deps, memberNo, body, now);
  } catch (error) {
    if (!(error instanceof DealSoldOut)) throw error;
    await assertPrice(deps, memberNo, body);
    throw outOfStock(error.goodsNames, body.expectedPayWon);
  }
}

/** @throws AppError 409 with the new total when the price is not the one that the member confirmed */
async function assertPrice(deps: Deps, memberNo: number, body: PlaceOrder): Promise<void> {
  const sheet = await findSheet(deps.db, memberNo, body.sheetNo);
  if (sheet) await priceAsConfirmed(deps, deps.db, sheet, body);
}

function placeLocked(deps: Deps, memberNo: number, body: PlaceOrder, now: Date): Promise<Placed> {
  return deps.db.tx(async (tx) => {
    // Serialises the orders of a member, so that limits per ID hold over several sheets. Rows that refer to the
    // member, which a payment writes meanwhile, do not wait for it.
    await tx.run(sql`
      select member_no from member where member_no = ${memberNo} for no key update`);
    const lockedSheet = await lockSheet(tx, memberNo, body.sheetNo);
    if (lockedSheet?.orderNo) {
      const first = await findPlacedOrder(tx, lockedSheet.orderNo);
      if (first) return first;
    }
    const sheet = assertSheetOpen(lockedSheet, now);
    await endInTheWay(tx, memberNo, { ...body.choices, lines: sheet.lines }, now);
    if (body.choices.payMethod === 'VIRTUAL_ACCOUNT') await assertMayAwaitDeposit(tx, memberNo);
    const gift = await giftOf(tx, deps.secrets, sheet, body.gift, now);
    const { facts, priced } = await priceAsConfirmed(deps, tx, sheet, body);
    const receiver = receiverOf(priced, facts.phoneReceiver, gift);
    const wanted = consentsOf(priced, facts.customsAndTerms);
    const consents = assertConsents(body, wanted);
    const pccc = customsCodeFor(priced, facts.customsAndTerms, body.pccc);
    const { recommenderNo } = sheet;
    const recommendation = recommenderNo === null ? null : assertMayRecommend(facts.recommendation);
    const groupMessages = messagesFor(priced, body, body.messages);

    const orderNo = newOrderNo(now);
    const expiresAt = addMs(now, HOLD_MS);
    await insertOrder(tx, deps.secrets, {
      orderNo,
      memberNo,
      sheetNo: sheet.sheetNo,
      priced,
      receiver,
      messageText: [...new Set([...groupMessages.values()].filter(Boolean))].join(' / '),
      groupMessages,
      pccc,
      consents: withTexts(wanted, consentSellersOf(priced)),
      now,
      expiresAt,
    });
    if (gift) await writeGift(tx, deps.secrets, { orderNo, senderNo: memberNo, priced }, gift, now);
    await recordMove(
      tx,
      { machine: 'order', ref: orderNo, from: null, to: 'CREATED', actor: `member:${memberNo}` },
      now,
    );
    await closeSheet(tx, sheet.sheetNo, orderNo);
    await recordCustomsAndTerms(tx, deps.secrets, memberNo, { pccc, consents }, now);
    if (recommenderNo !== null && recommendation) {
      const { coinWon } = recommendation;
      await recordRecommendation(tx, { orderNo, memberNo, recommenderNo, coinWon, now });
    }
    if (priced.address) await touchAddress(tx, memberNo, priced.address.addressNo, now);
    await reserveBenefits(tx, memberNo, orderNo, priced, now);
    const payment = await insertPayment(tx, { orderNo, memberNo, priced, now });
    const { payWon } = priced.amounts;
    if (body.cashReceipt && payWon > 0) {
      const { paymentNo } = payment;
      await insertCashReceipt(tx, deps, { paymentNo, amountWon: payWon }, body.cashReceipt);
    }
    // Last, so that the row of a contended SKU is locked briefly.
    await hold(tx, orderNo, priced, expiresAt, now);
    if (payWon === 0) await settlePaid(tx, payment.paymentNo, null, `member:${memberNo}`, now);
    return {
      orderNo,
      paymentNo: payment.paymentNo,
      payWon,
      paymentState: payWon === 0 ? ('PAID' as const) : ('READY' as const),
      expiresAt: expiresAt.toISOString(),
    };
  });
}

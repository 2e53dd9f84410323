import {
  addressCalls,
  basketCalls,
  claimCalls,
  counselCalls,
  couponCalls,
  favoriteCalls,
  fulfilmentTestCalls,
  giftCalls,
  orderCalls,
  type SheetChoices,
  voucherCalls,
} from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { addMs, daysMs } from '../platform/clock';
import { buy, openSheet, place } from './checkout';
import { addCoupon } from './coupons';
import { give, tokenOf } from './gifts';
import { addGoods } from './goods';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

/** Values for the fields and path parameters of calls, by their names. */
export type NamedValues = Readonly<Record<string, unknown>>;

/** What a member has: a basket, an open and a used sheet, an unpaid and a paid order, and a return. */
export interface OwnedThings {
  /** In the state in which they can be changed. */
  open: NamedValues;
  /** In a state that allows nothing more. */
  ended: NamedValues;
}

/** Goods that only this member has in the basket and has ordered. */
async function buyAndReturn(shop: TestShop, who: Visitor, skuNo: number) {
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  const { items, payment } = await who.call(orderCalls.detail, { params: { orderNo } });
  const itemNo = items[0]?.itemNo as number;
  const invoiceNo = String(740_000_000_000 + itemNo);
  await who.call(fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos: [itemNo], invoiceNo },
  });
  await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  const scope = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd: 'CHANGED_MIND' as const };
  const { refundWon } = await who.call(claimCalls.estimateReturn, { body: scope });
  const visitOn = dashedDate(addMs(shop.clock.now(), daysMs(1)).getTime());
  const { claimNo } = await who.call(claimCalls.requestReturn, {
    body: { ...scope, visitOn, expectedRefundWon: refundWon },
  });
  return { orderNo, itemNo, claimNo, paymentNo: payment?.paymentNo };
}

/** A paid voucher, which is far from its end: it cannot be extended. */
async function buyVoucher(shop: TestShop, who: Visitor): Promise<string | undefined> {
  const { skuNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', stock: 5 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }]);
  await shop.deps.outbox.drain();
  const { vouchers } = await who.call(voucherCalls.list);
  return vouchers.find((voucher) => voucher.orderNo === orderNo)?.voucherNo;
}

/** A paid gift by a link, with the secret of the link; an ended one was canceled. */
async function sendGift(shop: TestShop, who: Visitor, skuNo: number, isEnded: boolean) {
  const { giftNo } = await give(shop, who, [{ skuNo, qty: 1 }]);
  const token = await tokenOf(who, giftNo);
  if (isEnded) await who.call(giftCalls.cancel, { params: { giftNo } });
  return { giftNo, token };
}

/** An enquiry about this order, which waits for an answer. */
async function ask(who: Visitor, orderNo: string): Promise<number> {
  const question = {
    type: 'DELIVERY_WHEN',
    title: '배송 문의',
    body: '언제 도착하는지 알려 주세요.',
  } as const;
  return (await who.call(counselCalls.ask, { body: { ...question, orderNo } })).counselNo;
}

/** Gives a signed-in member one of everything that calls name. */
export async function giveThings(shop: TestShop, who: Visitor): Promise<OwnedThings> {
  const { skuNo, goodsNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 20 });
  // Its only piece is held by the order below.
  const soldOut = await addGoods(shop.db, { priceWon: 40_000, stock: 1 });
  const couponNo = await addCoupon(shop.db);
  const { issueNo } = await who.call(couponCalls.download, { params: { couponNo } });
  const { folders } = await who.call(favoriteCalls.createFolder, { body: { name: '시험' } });
  const basket = await who.call(basketCalls.add, { body: { items: [{ skuNo, qty: 1 }] } });
  const { addresses } = await who.call(addressCalls.list);
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
  const unpaid = await place(who, await openSheet(who, [{ skuNo, qty: 1 }]));
  const returned = await buyAndReturn(shop, who, skuNo);
  const used = await openSheet(who, [{ skuNo: soldOut.skuNo, qty: 1 }]);
  const usedOrder = await place(who, used);
  const counselNo = await ask(who, returned.orderNo);
  const choices: SheetChoices = sheet.choices;
  const { folderNo } = folders[0] ?? {};
  const voucherNo = await buyVoucher(shop, who);
  const common = {
    counselNo,
    folderNo,
    voucherNo,
    addressNo: addresses[0]?.addressNo,
    issueNo,
    couponNo,
    choices,
  };
  return {
    open: {
      ...common,
      ...(await sendGift(shop, who, skuNo, false)),
      skuNo,
      goodsNo,
      sheetNo: sheet.sheetNo,
      orderNo: unpaid.orderNo,
      paymentNo: unpaid.paymentNo,
      claimNo: returned.claimNo,
      orderItemNo: returned.itemNo,
      basketItemNo: basket.items[0]?.itemNo,
    },
    ended: {
      ...common,
      ...(await sendGift(shop, who, skuNo, true)),
      skuNo: soldOut.skuNo,
      goodsNo: soldOut.goodsNo,
      sheetNo: used.sheetNo,
      orderNo: returned.orderNo,
      paymentNo: usedOrder.paymentNo,
      claimNo: returned.claimNo,
      orderItemNo: returned.itemNo,
      basketItemNo: basket.items[0]?.itemNo,
    },
  };
}

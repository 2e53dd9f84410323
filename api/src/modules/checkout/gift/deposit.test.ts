import { type DepositAccount, giftCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { addMs, daysMs } from '../../../platform/clock';
import { placeBody } from '../../../testing/checkout';
import { depositInto } from '../../../testing/deposits';
import { giftReceiver, openGift, openGiftSheet, tokenOf } from '../../../testing/gifts';
import { addGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import type { Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { runRefunds } from '../payment';

let shop: TestShop;
let who: Visitor;
beforeEachInShop((opened, visitor) => {
  shop = opened;
  who = visitor;
});
afterEach(async () => {
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

/** A gift of 40,000 won that waits for its deposit. */
async function giveByDeposit(sendAt: string | null = null) {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 3 });
  const choices = {
    ...{ couponIssueNos: [], payMethod: 'VIRTUAL_ACCOUNT' as const, bankCd: '088' as const },
  };
  const sheet = await openGiftSheet(who, [{ skuNo, qty: 1 }], choices);
  const gift = { ...giftReceiver, sendAt };
  const placed = await who.call(orderCalls.place, { body: { ...placeBody(sheet), gift } });
  const { paymentNo, orderNo } = placed;
  const { payment } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  return { orderNo, paymentNo, deposit: payment.deposit as DepositAccount };
}

const detail = (orderNo: string) => who.call(orderCalls.detail, { params: { orderNo } });

it('is a gift to nobody until its deposit is there, and is sent with it', async () => {
  const { orderNo, deposit } = await giveByDeposit();
  const waiting = await detail(orderNo);
  expect([waiting.gift, waiting.giftReceiver]).toEqual([null, '박이웃']);
  expect(waiting.receiver).toMatchObject({ zip: '', phone: '010-****-5432' });
  expect((await who.call(giftCalls.sent)).gifts).toEqual([]);
  await depositInto(shop, deposit.accountNo, 40_000);
  expect((await detail(orderNo)).gift).toMatchObject({ state: 'SENT' });
});

it('waits for its time also when the deposit comes before', async () => {
  const sendAt = addMs(shop.clock.now(), daysMs(10)).toISOString();
  const { orderNo, deposit } = await giveByDeposit(sendAt);
  await depositInto(shop, deposit.accountNo, 40_000);
  expect((await detail(orderNo)).gift).toMatchObject({ state: 'PAID', sendAt });
});

it('is rejected without the account of the payer, who is asked for it afterwards', async () => {
  const { orderNo, paymentNo, deposit } = await giveByDeposit();
  await depositInto(shop, deposit.accountNo, 40_000);
  const { gift } = await detail(orderNo);
  const token = await tokenOf(who, gift?.giftNo ?? '');
  const receiver = shop.visitor();
  await openGift(receiver, token);
  await receiver.call(giftCalls.reject, { params: { token }, body: { reason: 'HAVE' } });
  const rejected = await detail(orderNo);
  expect([rejected.gift?.state, rejected.payment?.waitsForRefundAccount]).toEqual([
    ...['REJECTED', true],
  ]);
  const body = { bankCd: '088' as const, accountNo: '110123456789', holderName: '김하늘' };
  await who.call(paymentCalls.setRefundAccount, { params: { paymentNo }, body });
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  const refunded = await detail(orderNo);
  expect([refunded.refunds[0]?.stateName, refunded.amounts.refundedWon]).toEqual([
    ...['환불완료', 40_000],
  ]);
});

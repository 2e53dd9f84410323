import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  orderCalls,
  paymentCalls,
  paymentTestCalls,
} from '@shop/shared/contracts';
import {
  type ClaimKind,
  type ClaimState,
  dashedDate,
  type OrderState,
  type PaymentState,
  type PickupWay,
} from '@shop/shared/domain';
import { addMs, daysMs } from '../platform/clock';
import { sql } from '../platform/db/sql';
import { buy, openSheet, pay, place } from './checkout';
import { depositInto, orderByDeposit } from './deposits';
import { addGoods } from './goods';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

type SellerReport = CallInput<typeof fulfilmentTestCalls.seller>['body'];
type ClaimStep = Extract<SellerReport, { kind: 'CLAIM' }>['to'];

/** What the buyer of a test has: an order of one line, with a second option to exchange it for. */
export interface BoughtLine {
  orderNo: string;
  itemNo: number;
  paymentNo: string;
  otherSkuNo: number;
}

export interface ClaimInState {
  orderNo: string;
  claimNo: string;
  state: ClaimState;
}

/** How a return, exchange or cancel of a test is asked for. */
export interface ClaimCase {
  kind: ClaimKind;
  way: PickupWay;
}

/** Leads orders, claims and payments of a buyer into a state, by the calls of those who may do it. */
export function statesOf(shop: TestShop, who: Visitor) {
  const report = async (body: SellerReport): Promise<void> => {
    const { outcomes } = await who.call(fulfilmentTestCalls.seller, { body });
    if (outcomes.some((one) => one !== 'DONE')) throw new Error(`${body.kind}: ${outcomes}`);
  };
  /** The next refund gets no answer: its claim waits. */
  const loseNextRefund = () =>
    who.call(paymentTestCalls.setFault, { body: { operation: 'cancel', fault: 'TIMEOUT_LOST' } });

  const lineOf = async (orderNo: string, paymentNo: string, otherSkuNo: number) => {
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    return { orderNo, paymentNo, otherSkuNo, itemNo: items[0]?.itemNo as number };
  };

  async function placeLine(priceWon: number): Promise<BoughtLine> {
    const { skuNos } = await addGoods(shop.db, {
      ...{ priceWon, stock: 9 },
      options: [
        ['하양', 0],
        ['파랑', 0],
      ],
    });
    const [skuNo, otherSkuNo] = skuNos as [number, number];
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    const { orderNo, paymentNo } = await place(who, sheet);
    return lineOf(orderNo, paymentNo, otherSkuNo);
  }

  async function paidLine(priceWon: number): Promise<BoughtLine> {
    const line = await placeLine(priceWon);
    await pay(shop, who, line.paymentNo);
    return line;
  }

  const ship = ({ orderNo, itemNo }: BoughtLine, invoiceNo: string) =>
    report({ kind: 'SHIPPED', orderNo, itemNos: [itemNo], courierCd: 'CJ', invoiceNo });

  async function deliver(line: BoughtLine): Promise<void> {
    const invoiceNo = String(770_000_000_000 + line.itemNo);
    await ship(line, invoiceNo);
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  }

  async function deliveredLine(priceWon: number): Promise<BoughtLine> {
    const line = await paidLine(priceWon);
    await deliver(line);
    return line;
  }

  async function cancelLine(orderNo: string): Promise<string> {
    const scope = { orderNo, reasonCd: 'CHANGED_MIND' as const };
    const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
    const body = { ...scope, expectedRefundWon: refundWon };
    return (await who.call(claimCalls.cancel, { body })).claimNo;
  }

  const visitOn = () => dashedDate(addMs(shop.clock.now(), daysMs(1)).getTime());

  /** The body of a return, with the refund of now. */
  async function returnOf({ orderNo, itemNo }: BoughtLine, way: PickupWay, isBuyersFault: boolean) {
    const reasonCd = isBuyersFault ? ('OTHER' as const) : ('DEFECT' as const);
    const scope = { orderNo, items: [{ itemNo, qty: 1 }], reasonCd, way };
    const estimate = await who.request(claimCalls.estimateReturn, { body: scope });
    const { refundWon = 0, payWon = 0 } = estimate.payload ?? {};
    const parcel = { courierCd: 'CJ' as const, invoiceNo: '123456789012' };
    return {
      ...scope,
      ...(way === 'SELF' ? { parcel } : { visitOn: visitOn() }),
      ...{ expectedRefundWon: refundWon, expectedPayWon: payWon },
    };
  }

  async function exchangeOf({ orderNo, itemNo, otherSkuNo }: BoughtLine, isBuyersFault: boolean) {
    const reasonCd = isBuyersFault ? ('WRONG_OPTION' as const) : ('DEFECT' as const);
    const scope = { orderNo, items: [{ itemNo, qty: 1, skuNo: otherSkuNo }], reasonCd };
    const estimate = await who.request(claimCalls.estimateExchange, { body: scope });
    const { payWon = 0, refundWon = 0 } = estimate.payload ?? {};
    const expected = { expectedPayWon: payWon, expectedRefundWon: refundWon };
    return { ...scope, visitOn: visitOn(), ...expected };
  }

  /** Ships and delivers the line that an exchange has added. */
  async function deliverExchanged({ orderNo, paymentNo, otherSkuNo }: BoughtLine): Promise<void> {
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const added = items.find(({ state }) => state === 'DELIVERY_PREPARE');
    if (!added) throw new Error('The exchange has added no line.');
    await deliver({ orderNo, paymentNo, otherSkuNo, itemNo: added.itemNo });
  }

  const wayTo: Partial<Record<ClaimState, readonly ClaimStep[]>> = {
    APPROVED: ['APPROVED'],
    PICKUP: ['APPROVED', 'PICKUP'],
    RECEIVED: ['APPROVED', 'PICKUP', 'RECEIVED'],
    ADJUST_REQUESTED: ['APPROVED', 'PICKUP', 'RECEIVED', 'ADJUST_REQUESTED'],
    REFUND_WAIT: ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'],
    RESHIP: ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'],
    DONE: ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'],
    REJECTED: ['APPROVED', 'PICKUP', 'RECEIVED', 'REJECTED'],
  };

  async function requestClaim({ kind, way }: ClaimCase, mustPay: boolean) {
    const line = await deliveredLine(mustPay ? 1_000 : 40_000);
    const { claimNo } =
      kind === 'RETURN'
        ? await who.call(claimCalls.requestReturn, { body: await returnOf(line, way, mustPay) })
        : await who.call(claimCalls.requestExchange, { body: await exchangeOf(line, mustPay) });
    return { line, claimNo };
  }

  async function claimIn(claim: ClaimCase, state: ClaimState): Promise<ClaimInState> {
    if (state === 'REFUND_WAIT') await loseNextRefund();
    if (claim.kind === 'CANCEL') {
      const { orderNo } = await paidLine(40_000);
      return { orderNo, claimNo: await cancelLine(orderNo), state };
    }
    const { line, claimNo } = await requestClaim(claim, state === 'PAY_WAIT');
    const { orderNo } = line;
    for (const to of wayTo[state] ?? [])
      await report({
        ...{ kind: 'CLAIM', orderNo, claimNo, to, note: '확인했어요', deductionWon: 700 },
        ...{ isResellable: true, canSupply: true },
      });
    if (state === 'DONE' && claim.kind === 'EXCHANGE') await deliverExchanged(line);
    if (state === 'WITHDRAWN') await who.call(claimCalls.withdraw, { params: { claimNo } });
    return { orderNo, claimNo, state };
  }

  const preparations: Partial<Record<OrderState, (line: BoughtLine) => Promise<unknown>>> = {
    PRODUCT_PREPARE: ({ orderNo, itemNo }) =>
      report({ kind: 'PREPARING', orderNo, itemNos: [itemNo] }),
    DELIVERY_PREPARE: ({ orderNo, itemNo }) =>
      report({ kind: 'PACKED', orderNo, itemNos: [itemNo] }),
    DELIVERY_ING: (line) => ship(line, String(780_000_000_000 + line.itemNo)),
    DELIVERY_DONE: deliver,
    BUY_CONFIRM: async (line) => {
      await deliver(line);
      await who.call(orderCalls.confirm, { params: { itemNo: line.itemNo } });
    },
    CANCEL_DONE: ({ orderNo }) => cancelLine(orderNo),
  };

  /** A claim that ends its order line. */
  async function claimedLine(kind: 'RETURN' | 'EXCHANGE', state: 'DONE'): Promise<BoughtLine> {
    const { orderNo } = await claimIn({ kind, way: 'COLLECT' }, state);
    return lineOf(orderNo, '', 1);
  }

  async function unpaidLine(end: 'PAY_FAIL' | 'EXPIRED'): Promise<BoughtLine> {
    if (end === 'PAY_FAIL') {
      const line = await placeLine(40_000);
      await who.call(paymentCalls.cancel, { params: { paymentNo: line.paymentNo } });
      return line;
    }
    const { orderNo, paymentNo } = await orderByDeposit(shop, who);
    await who.call(paymentTestCalls.passDeadline, { body: { paymentNo } });
    return lineOf(orderNo, paymentNo, 1);
  }

  async function lineIn(state: OrderState): Promise<BoughtLine> {
    if (state === 'CREATED') return placeLine(40_000);
    if (state === 'PAY_FAIL' || state === 'EXPIRED') return unpaidLine(state);
    if (state === 'RETURN_DONE') return claimedLine('RETURN', 'DONE');
    if (state === 'EXCHANGE_DONE') return claimedLine('EXCHANGE', 'DONE');
    if (state === 'DEPOSIT_WAIT') {
      const { orderNo, paymentNo } = await orderByDeposit(shop, who);
      return lineOf(orderNo, paymentNo, 1);
    }
    const line = await paidLine(40_000);
    await preparations[state]?.(line);
    return line;
  }

  async function paymentIn(state: PaymentState): Promise<BoughtLine> {
    if (state === 'WAITING_DEPOSIT') return lineIn('DEPOSIT_WAIT');
    if (state === 'PARTIAL_CANCELED') {
      const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
      const orderNo = await buy(shop, who, [{ skuNo, qty: 2 }], { couponIssueNos: [] });
      const detail = await who.call(orderCalls.detail, { params: { orderNo } });
      const items = [{ itemNo: detail.items[0]?.itemNo as number, qty: 1 }];
      const scope = { orderNo, items, reasonCd: 'CHANGED_MIND' as const };
      const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
      await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
      return lineOf(orderNo, detail.payment?.paymentNo as string, 1);
    }
    const line = await placeLine(40_000);
    const { paymentNo, orderNo } = line;
    if (state === 'AUTHENTICATING') await who.call(paymentCalls.ready, { body: { paymentNo } });
    if (state === 'UNKNOWN') await pay(shop, who, paymentNo, 'unknown-paid');
    if (state === 'PAID' || state === 'REFUNDED') await pay(shop, who, paymentNo);
    if (state === 'REFUNDED') await cancelLine(orderNo);
    if (state === 'DECLINED') await pay(shop, who, paymentNo, 'decline');
    if (state === 'CANCELED') await who.call(paymentCalls.cancel, { params: { paymentNo } });
    if (state === 'NET_CANCELED') {
      await pay(shop, who, paymentNo, 'unknown-lost');
      shop.clock.advance(2_000);
      await who.call(paymentCalls.inquire, { params: { paymentNo } });
    }
    // It lasts as long as the gateway is called.
    if (state === 'APPROVING')
      await shop.db.run(
        sql`update payment set state = 'APPROVING' where payment_no = ${paymentNo}`,
      );
    return line;
  }

  return { claimIn, lineIn, paymentIn, returnOf, exchangeOf, depositInto };
}

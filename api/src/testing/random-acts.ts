import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  type OrderDetail,
  orderCalls,
} from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import fc from 'fast-check';
import { addMs, daysMs } from '../platform/clock';
import type { Reply } from './two-servers';
import type { Visitor } from './visitor';

type Report = CallInput<typeof fulfilmentTestCalls.seller>['body'];

const memberActs = [
  'CANCEL',
  'RETURN',
  'EXCHANGE',
  'WITHDRAW',
  'ANSWER',
  'PAY',
  'RECEIVE',
  'CONFIRM',
] as const;
const sellerActs = ['SHIP', 'DELIVER', 'CLAIM'] as const;
/** What a seller reports of a claim, what goes on with it more often. */
const claimSteps = [
  ...(['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'] as const),
  ...(['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'] as const),
  ...(['ADJUST_REQUESTED', 'REJECTED'] as const),
];

/** Numbers of lines, options and claims are taken modulo how many there are. */
const nat = fc.nat(1_000);

/** An act of somebody on an order, whether or not it is allowed in the state of the order. */
export const randomAct = fc.record({
  kind: fc.constantFrom(...memberActs, ...sellerActs, 'SHIP', 'DELIVER', 'CLAIM', 'CLAIM'),
  /** Which process is asked. */
  process: fc.nat(1),
  /** Another member instead of the buyer, or a seller's report that names another order. */
  isWrongActor: fc.constantFrom(false, false, true),
  line: nat,
  qty: nat,
  option: nat,
  claim: nat,
  isSellersFault: fc.boolean(),
  agrees: fc.boolean(),
  step: fc.constantFrom(...claimSteps),
  deductionWon: fc.nat(3_000),
  canSupply: fc.boolean(),
  isResellable: fc.boolean(),
});
export type RandomAct = typeof randomAct extends fc.Arbitrary<infer T> ? T : never;

/** Sends one request to one of several processes. */
export type Send = <T>(
  at: number,
  who: Visitor,
  call: unknown,
  input?: { params?: Record<string, unknown>; body?: unknown },
) => Promise<Reply<T>>;

interface Walker {
  send: Send;
  buyer: Visitor;
  stranger: Visitor;
  orderNo: string;
  /** An order of somebody else. */
  otherOrderNo: () => string | undefined;
  now: () => Date;
  /** Claims of the order that others add; default none. */
  claimNos?: string[];
}

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/**
 * Walks one order by acts that are allowed and acts that are not.
 * @returns a function that does one act; it throws when the api fails, or lets a stranger act, and returns the code
 *   of the answer
 */
export function walkOrder({
  send,
  buyer,
  stranger,
  orderNo,
  otherOrderNo,
  now,
  claimNos = [],
}: Walker) {
  const invoiceNos: string[] = [];

  async function ask<T>(act: RandomAct, call: unknown, input: { params?: object; body?: object }) {
    const who = act.isWrongActor ? stranger : buyer;
    const reply = await send<T>(act.process, who, call, input as never);
    if (reply.status >= 500) throw new Error(`${act.kind} was answered ${reply.status}.`);
    if (act.isWrongActor && reply.status === 200)
      throw new Error(`${act.kind} was allowed to a stranger.`);
    return reply;
  }

  /**
   * Lines and claims of this order with their states. Nobody else moves them but the courier, whose report arrives late:
   * a parcel that is delivered counts as under way.
   */
  async function statesNow(act: RandomAct): Promise<string> {
    const claims = await Promise.all(
      claimNos.map((claimNo) =>
        send<{ state: string }>(act.process, buyer, claimCalls.detail, { params: { claimNo } }),
      ),
    );
    const lines = (await linesOf(act)).map(
      ({ itemNo, state }) => `${itemNo} ${state === 'DELIVERY_DONE' ? 'DELIVERY_ING' : state}`,
    );
    return [...lines, ...claims.map(({ payload }) => payload.state)].join(', ');
  }

  async function reportWrongly(act: RandomAct, body: Report): Promise<string> {
    const before = await statesNow(act);
    const outcome = await report(act, body);
    const after = await statesNow(act);
    if (after !== before)
      throw new Error(`${body.kind} with the number of another order moved ${before} to ${after}.`);
    return outcome;
  }

  async function report(act: RandomAct, body: Report): Promise<string> {
    const reply = await send<{ outcomes: string[] }>(
      act.process,
      buyer,
      fulfilmentTestCalls.seller,
      { body },
    );
    if (reply.status !== 200) throw new Error(`${body.kind} was answered ${reply.status}.`);
    // Reports of all sellers wait in one place, so it may be the outcome of somebody else's.
    return reply.payload.outcomes[0] ?? 'NONE';
  }

  async function linesOf(act: RandomAct): Promise<OrderDetail['items']> {
    const params = { orderNo };
    const { payload } = await send<OrderDetail>(act.process, buyer, orderCalls.detail, { params });
    return payload.items;
  }

  const linesFor = ({ qty }: RandomAct, { itemNo, ...item }: OrderDetail['items'][number]) => [
    { itemNo, qty: 1 + (qty % Math.max(1, item.qty - item.canceledQty)) },
  ];

  async function cancel(act: RandomAct, item: OrderDetail['items'][number]) {
    const reasonCd = act.isSellersFault ? 'LATE' : 'CHANGED_MIND';
    const scope = { orderNo, items: linesFor(act, item), reasonCd };
    const estimate = await ask<{ refundWon: number }>(act, claimCalls.estimate, { body: scope });
    const expectedRefundWon = estimate.payload?.refundWon ?? 0;
    return ask(act, claimCalls.cancel, { body: { ...scope, expectedRefundWon } });
  }

  async function giveBack(act: RandomAct, item: OrderDetail['items'][number]) {
    const reasonCd = act.isSellersFault ? 'DEFECT' : 'CHANGED_MIND';
    const scope = { orderNo, items: linesFor(act, item), reasonCd };
    return request(act, scope, [claimCalls.estimateReturn, claimCalls.requestReturn]);
  }

  async function exchange(act: RandomAct, item: OrderDetail['items'][number]) {
    const all = await send<{ items: { itemNo: number; options: { skuNo: number }[] }[] }>(
      act.process,
      buyer,
      claimCalls.exchangeOptions,
      { params: { orderNo } },
    );
    const own = all.payload?.items?.find(({ itemNo }) => itemNo === item.itemNo)?.options ?? [];
    const skuNo = pick(own, act.option)?.skuNo ?? 1;
    const items = linesFor(act, item).map((line) => ({ ...line, skuNo }));
    const reasonCd = act.isSellersFault ? 'DEFECT' : 'WRONG_OPTION';
    const scope = { orderNo, items, reasonCd };
    return request(act, scope, [claimCalls.estimateExchange, claimCalls.requestExchange]);
  }

  /** @param calls the estimate, and the request for what it showed */
  async function request(act: RandomAct, scope: object, calls: readonly [unknown, unknown]) {
    type Estimate = { refundWon: number; payWon: number };
    const { payload } = await ask<Estimate>(act, calls[0], { body: scope });
    const { refundWon = 0, payWon = 0 } = payload ?? {};
    const visitOn = dashedDate(addMs(now(), daysMs(1)).getTime());
    const body = { ...scope, visitOn, expectedRefundWon: refundWon, expectedPayWon: payWon };
    const reply = await ask<{ claimNo: string }>(act, calls[1], { body });
    if (reply.status === 200) claimNos.push(reply.payload.claimNo);
    return reply;
  }

  async function ship(act: RandomAct, lines: OrderDetail['items']): Promise<string> {
    const first = pick(lines, act.line);
    if (!first) return 'NONE';
    const itemNos = lines
      .filter(({ sellerNo }) => sellerNo === first.sellerNo)
      .map(({ itemNo }) => itemNo);
    const invoiceNo = String(700_000_000_000 + first.itemNo);
    const named = act.isWrongActor ? otherOrderNo() : orderNo;
    if (!named) return 'NONE';
    const outcome = await (act.isWrongActor ? reportWrongly : report)(act, {
      ...{ kind: 'SHIPPED', orderNo: named, itemNos, courierCd: 'CJ', invoiceNo },
    } as Report);
    invoiceNos.push(invoiceNo);
    return outcome;
  }

  async function deliver(act: RandomAct): Promise<string> {
    const invoiceNo = pick(invoiceNos, act.line);
    if (!invoiceNo) return 'NONE';
    const body = { invoiceNo, kind: 'DELIVERED' };
    const { status } = await send(act.process, buyer, fulfilmentTestCalls.courier, { body });
    if (status !== 200) throw new Error(`DELIVERED was answered ${status}.`);
    return 'DONE';
  }

  async function claimStep(act: RandomAct): Promise<string> {
    const claimNo = pick(claimNos, act.claim);
    const named = act.isWrongActor ? otherOrderNo() : orderNo;
    if (!claimNo || !named) return 'NONE';
    const { step: to, deductionWon, canSupply, isResellable } = act;
    const note = '확인했어요';
    return (act.isWrongActor ? reportWrongly : report)(act, {
      ...{
        kind: 'CLAIM',
        orderNo: named,
        claimNo,
        to,
        note,
        deductionWon,
        canSupply,
        isResellable,
      },
    } as Report);
  }

  async function onClaim(act: RandomAct): Promise<string> {
    const claimNo = pick(claimNos, act.claim);
    if (!claimNo) return 'NONE';
    const params = { claimNo };
    if (act.kind === 'WITHDRAW') return (await ask(act, claimCalls.withdraw, { params })).code;
    if (act.kind === 'PAY')
      return (await ask(act, claimCalls.pay, { params, body: { method: 'CARD' } })).code;
    return (await ask(act, claimCalls.answerAdjust, { params, body: { agrees: act.agrees } })).code;
  }

  async function onLine(act: RandomAct, item: OrderDetail['items'][number]): Promise<string> {
    const params = { itemNo: item.itemNo };
    if (act.kind === 'CANCEL') return (await cancel(act, item)).code;
    if (act.kind === 'RETURN') return (await giveBack(act, item)).code;
    if (act.kind === 'EXCHANGE') return (await exchange(act, item)).code;
    const call = act.kind === 'RECEIVE' ? orderCalls.receive : orderCalls.confirm;
    return (await ask(act, call, { params })).code;
  }

  return async function take(act: RandomAct): Promise<string> {
    if (act.kind === 'DELIVER') return deliver(act);
    if (act.kind === 'CLAIM') return claimStep(act);
    if (['WITHDRAW', 'PAY', 'ANSWER'].includes(act.kind)) return onClaim(act);
    const lines = await linesOf(act);
    if (act.kind === 'SHIP') return ship(act, lines);
    const item = pick(lines, act.line);
    return item ? onLine(act, item) : 'NONE';
  };
}

import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  type OrderDetail,
  orderCalls,
} from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { addMs, daysMs } from '../platform/clock';
import { pay } from './checkout';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

type Report = CallInput<typeof fulfilmentTestCalls.seller>['body'];
type ClaimStep = Omit<Extract<Report, { kind: 'CLAIM' }>, 'kind' | 'orderNo' | 'claimNo'>;
type Item = OrderDetail['items'][number];
type Reason = CallInput<typeof claimCalls.requestReturn>['body']['reasonCd'];

/** How a claim goes on after its request. */
export const claimEnds = [
  'DONE',
  'DONE',
  'UNSELLABLE',
  'DEDUCTION',
  'REFUSED_DEDUCTION',
  'REJECTED',
  'WITHDRAWN',
  'SOLD_OUT',
] as const;
export type ClaimEnd = (typeof claimEnds)[number];

/** The next action of member or seller on an order; numbers are taken modulo the number of choices. */
export interface RandomStep {
  kind: 'CANCEL' | 'SHIP' | 'RETURN' | 'EXCHANGE';
  line: number;
  qty: number | 'ALL';
  option: number;
  isSellersFault: boolean;
  end: ClaimEnd;
}

const leftOf = ({ qty, canceledQty }: Item): number => qty - canceledQty;
const qtyOf = (item: Item, { qty }: Pick<RandomStep, 'qty'>): number =>
  qty === 'ALL' ? leftOf(item) : 1 + (qty % leftOf(item));
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const can = (item: Item, action: string) => item.actions.some((one) => one.action === action);

/** Drives one order by the calls of its member and the reports of its seller. */
export function orderDriver(shop: TestShop, who: Visitor, orderNo: string) {
  const detail = () => who.call(orderCalls.detail, { params: { orderNo } });
  const report = async (body: Report): Promise<void> => {
    const { outcomes } = await who.call(fulfilmentTestCalls.seller, { body });
    if (outcomes.some((one) => one !== 'DONE')) throw new Error(`${body.kind}: ${outcomes}`);
  };
  const claimStep = (claimNo: string, step: ClaimStep) =>
    report({ kind: 'CLAIM', orderNo, claimNo, ...step });
  const visitOn = () => dashedDate(addMs(shop.clock.now(), daysMs(1)).getTime());
  /** Pieces by SKU that came back and cannot be sold again. */
  const lost = new Map<number, number>();
  const lose = ({ skuNo }: Item, items: readonly { qty: number }[]): void => {
    for (const { qty } of items) lost.set(skuNo, (lost.get(skuNo) ?? 0) + qty);
  };
  const itemsThatCan = async (action: string) =>
    (await detail()).items.filter((item) => can(item, action) && leftOf(item) > 0);

  async function cancel(step: RandomStep): Promise<void> {
    const item = pick(await itemsThatCan('CANCEL'), step.line);
    if (!item) return;
    const items = [{ itemNo: item.itemNo, qty: qtyOf(item, step) }];
    const reasonCd = step.isSellersFault ? 'LATE' : 'CHANGED_MIND';
    const scope = { orderNo, items, reasonCd } as const;
    const { refundWon } = await who.call(claimCalls.estimate, { body: scope });
    await who.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  }

  async function ship(line: number): Promise<void> {
    const waiting = (await detail()).items.filter(
      ({ state }) => state === 'PAY_DONE' || state === 'DELIVERY_PREPARE',
    );
    const first = pick(waiting, line);
    if (!first) return;
    const itemNos = waiting
      .filter(({ sellerNo }) => sellerNo === first.sellerNo)
      .map(({ itemNo }) => itemNo);
    const invoiceNo = String(800_000_000_000 + first.itemNo);
    await report({ kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  }

  /** Pays what a claim asks for, if it does. */
  async function payClaim(claimNo: string, payWon: number): Promise<void> {
    if (payWon === 0) return;
    const params = { claimNo };
    const { charge } = await who.call(claimCalls.detail, { params });
    const method = charge?.methods[0]?.method ?? 'CARD';
    const { paymentNo } = await who.call(claimCalls.pay, { params, body: { method } });
    await pay(shop, who, paymentNo);
  }

  /** @returns whether the goods come back and cannot be sold again */
  async function finish(claimNo: string, end: ClaimEnd, isExchange: boolean): Promise<boolean> {
    if (end === 'WITHDRAWN') {
      await who.call(claimCalls.withdraw, { params: { claimNo } });
      return false;
    }
    for (const to of ['APPROVED', 'PICKUP', 'RECEIVED'] as const) await claimStep(claimNo, { to });
    if (end === 'REJECTED') {
      await claimStep(claimNo, { to: 'REJECTED', note: '쓴 흔적이 있어요' });
      return false;
    }
    const { refund } = await who.call(claimCalls.detail, { params: { claimNo } });
    const asks = end === 'DEDUCTION' || end === 'REFUSED_DEDUCTION';
    if (asks && !isExchange && refund.refundWon > 0) {
      const deductionWon = Math.min(refund.refundWon, 700);
      await claimStep(claimNo, { to: 'ADJUST_REQUESTED', deductionWon, note: '상자가 없어요' });
      const agrees = end === 'DEDUCTION';
      await who.call(claimCalls.answerAdjust, { params: { claimNo }, body: { agrees } });
      return agrees;
    }
    const canSupply = end !== 'SOLD_OUT';
    const isResellable = end !== 'UNSELLABLE';
    await claimStep(claimNo, { to: 'INSPECTED', canSupply, isResellable });
    return !isResellable;
  }

  async function giveBack(step: RandomStep): Promise<void> {
    const item = pick(await itemsThatCan('RETURN'), step.line);
    if (!item) return;
    const reasonCd: Reason = step.isSellersFault ? 'DEFECT' : 'CHANGED_MIND';
    const items = [{ itemNo: item.itemNo, qty: qtyOf(item, step) }];
    const scope = { orderNo, items, reasonCd };
    const { refundWon, payWon } = await who.call(claimCalls.estimateReturn, { body: scope });
    const expected = { expectedRefundWon: refundWon, expectedPayWon: payWon };
    const body = { ...scope, visitOn: visitOn(), ...expected };
    const { claimNo } = await who.call(claimCalls.requestReturn, { body });
    await payClaim(claimNo, payWon);
    if (await finish(claimNo, step.end, false)) lose(item, items);
  }

  async function exchange(step: RandomStep): Promise<void> {
    const item = pick(await itemsThatCan('EXCHANGE'), step.line);
    if (!item) return;
    const all = await who.call(claimCalls.exchangeOptions, { params: { orderNo } });
    const own = all.items.find(({ itemNo }) => itemNo === item.itemNo)?.options ?? [];
    const option = pick(own, step.option);
    if (!option) return;
    const reasonCd: Reason = step.isSellersFault ? 'DEFECT' : 'WRONG_OPTION';
    const { skuNo } = option;
    const items = [{ itemNo: item.itemNo, qty: qtyOf(item, step), skuNo }];
    const scope = { orderNo, items, reasonCd };
    const { payWon, refundWon } = await who.call(claimCalls.estimateExchange, { body: scope });
    const expected = { expectedPayWon: payWon, expectedRefundWon: refundWon };
    const body = { ...scope, visitOn: visitOn(), ...expected };
    const { claimNo } = await who.call(claimCalls.requestExchange, { body });
    await payClaim(claimNo, payWon);
    if (await finish(claimNo, step.end, true)) lose(item, items);
  }

  async function take(step: RandomStep): Promise<void> {
    if (step.kind === 'CANCEL') return cancel(step);
    if (step.kind === 'SHIP') return ship(step.line);
    return step.kind === 'RETURN' ? giveBack(step) : exchange(step);
  }

  return {
    lost,
    take,
    /** Everything that is left is canceled, or sent and returned for a defect. */
    endAll: async (): Promise<void> => {
      const whole = { line: 0, qty: 'ALL', option: 0 } as const;
      const rest = { ...whole, isSellersFault: true, end: 'DONE' } as const;
      for (let round = 0; round < 60; round += 1) {
        const items = (await detail()).items.filter((item) => leftOf(item) > 0);
        if (items.length === 0) return;
        if (items.some((item) => can(item, 'CANCEL'))) await cancel({ ...rest, kind: 'CANCEL' });
        else if (items.some((item) => can(item, 'RETURN')))
          await giveBack({ ...rest, kind: 'RETURN' });
        else await ship(0);
      }
      throw new Error(`Order ${orderNo} does not end.`);
    },
  };
}

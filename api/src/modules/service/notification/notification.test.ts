import {
  type CallInput,
  claimCalls,
  fulfilmentTestCalls,
  notificationCalls,
  orderCalls,
  paymentCalls,
} from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { buy, pay } from '../../../testing/checkout';
import { buyAndDeliver, type DeliveredOrder } from '../../../testing/delivered';
import { cancelWaiting, depositInto, orderByDeposit } from '../../../testing/deposits';
import { addGoods } from '../../../testing/goods';
import { deliverMessages, messagesOf } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { confirmDue } from '../../checkout/order-history';
import { expireOrders, runRefunds } from '../../checkout/payment';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn(members.general);
});

const notified = async (orderNo: string): Promise<string[]> => {
  await deliverMessages(shop);
  return (await messagesOf(shop, orderNo)).map(({ step }) => step);
};
const textOf = async (orderNo: string, step: string) =>
  (await messagesOf(shop, orderNo)).find((one) => one.step === step);

/** The session does not last as long. */
async function pass(ms: number): Promise<void> {
  shop.clock.advance(ms);
  await who.signIn(members.general);
}

type Report = CallInput<typeof fulfilmentTestCalls.seller>['body'];
const report = async (body: Report) =>
  expect((await who.call(fulfilmentTestCalls.seller, { body })).outcomes).toEqual(['DONE']);
type Step = Omit<Extract<Report, { kind: 'CLAIM' }>, 'kind' | 'orderNo' | 'claimNo'>;
async function walk(orderNo: string, claimNo: string, ...steps: (Step | Step['to'])[]) {
  for (const step of steps) {
    const more = typeof step === 'string' ? { to: step } : step;
    await report({ kind: 'CLAIM', orderNo, claimNo, ...more });
  }
}

const delivered = async (qty = 2): Promise<DeliveredOrder & { skuNos: number[] }> => {
  const { skuNos } = await addGoods(shop.db, {
    name: '도자기 컵',
    priceWon: 30_000,
    options: [
      ['하양', 0],
      ['파랑', 2_000],
    ],
  });
  const order = await buyAndDeliver(shop, who, [{ skuNo: skuNos[0] as number, qty }]);
  return { ...order, skuNos };
};

const tomorrow = () => dashedDate(addMs(shop.clock.now(), daysMs(1)).getTime());

async function requestReturn({ orderNo, itemNos }: DeliveredOrder): Promise<string> {
  const items = [{ itemNo: itemNos[0] as number, qty: 1 }];
  const scope = { orderNo, items, reasonCd: 'DEFECT' as const };
  const { refundWon } = await who.call(claimCalls.estimateReturn, { body: scope });
  const body = { ...scope, visitOn: tomorrow(), expectedRefundWon: refundWon };
  return (await who.call(claimCalls.requestReturn, { body })).claimNo;
}

async function requestExchange(
  { orderNo, itemNos }: DeliveredOrder,
  skuNo: number,
  reasonCd: 'DEFECT' | 'WRONG_OPTION',
): Promise<string> {
  const items = [{ itemNo: itemNos[0] as number, qty: 1, skuNo }];
  const scope = { orderNo, items, reasonCd };
  const { payWon, refundWon } = await who.call(claimCalls.estimateExchange, { body: scope });
  const body = {
    ...scope,
    visitOn: tomorrow(),
    expectedPayWon: payWon,
    expectedRefundWon: refundWon,
  };
  return (await who.call(claimCalls.requestExchange, { body })).claimNo;
}

const bought = ['PAID', 'SHIPPED', 'DELIVERED'];

describe('an order', () => {
  it('by deposit notifies from the account to the confirmation, each step once', async () => {
    const { orderNo, paymentNo, deposit } = await orderByDeposit(shop, who);
    expect(await notified(orderNo)).toEqual(['DEPOSIT_WAIT']);
    shop.clock.set(addMs(new Date(deposit.dueAt), -hoursMs(2)));
    await who.signIn(members.general);
    await depositInto(shop, deposit.accountNo, 1_000);
    expect(await notified(orderNo)).toEqual(['DEPOSIT_WAIT', 'DEPOSIT_ENDING', 'DEPOSIT_RETURNED']);
    await depositInto(shop, deposit.accountNo, deposit.amountWon);
    await who.call(paymentCalls.inquire, { params: { paymentNo } });
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const itemNos = items.map(({ itemNo }) => itemNo);
    const { sellerNo } = items[0] ?? { sellerNo: 0 };
    await report({ kind: 'DELAYED', orderNo, sellerNo, days: 3, reason: '재고를 확인하고 있어요' });
    const invoiceNo = '770000000001';
    await report({ kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo });
    const scan = { invoiceNo, kind: 'DELIVERED', times: 3 } as const;
    await who.call(fulfilmentTestCalls.courier, { body: scan });
    await notified(orderNo);
    const due = (await who.call(orderCalls.detail, { params: { orderNo } })).items[0];
    shop.clock.set(addMs(new Date(due?.withdrawUntil ?? ''), -hoursMs(3)));
    await notified(orderNo);
    await pass(hoursMs(30));
    await confirmDue(shop.deps);
    expect(await notified(orderNo)).toEqual([
      'DEPOSIT_WAIT',
      'DEPOSIT_ENDING',
      'DEPOSIT_RETURNED',
      ...['PAID', 'DELAYED', 'SHIPPED', 'DELIVERED', 'CONFIRM_SOON', 'CONFIRMED'],
    ]);
    const waits = await textOf(orderNo, 'DEPOSIT_WAIT');
    expect(waits).toMatchObject({
      receiver: '01020301101',
      url: `http://localhost/mypage/order/detail?orderNo=${orderNo}`,
    });
    expect(waits?.text).toContain(`신한은행 ${deposit.accountNo}`);
    expect(waits?.text).toContain('40,000원');
    expect((await textOf(orderNo, 'SHIPPED'))?.text).toContain('CJ대한통운 770000000001');
    expect((await textOf(orderNo, 'DELAYED'))?.text).toContain('재고를 확인하고 있어요');
    expect((await textOf(orderNo, 'DEPOSIT_RETURNED'))?.text).toContain('1,000원');
    expect((await textOf(orderNo, 'CONFIRMED'))?.url).toBe('http://localhost/mypage/review');
  });

  it('whose deposit does not come notifies of its end', async () => {
    const { orderNo, deposit } = await orderByDeposit(shop, who);
    await notified(orderNo);
    shop.clock.set(addMs(new Date(deposit.dueAt), hoursMs(1)));
    await expireOrders(shop.deps);
    expect(await notified(orderNo)).toEqual(['DEPOSIT_WAIT', 'DEPOSIT_EXPIRED']);
  });

  it('that the member cancels while it waits does not notify', async () => {
    const { orderNo } = await orderByDeposit(shop, who);
    await cancelWaiting(who);
    expect(await notified(orderNo)).toEqual(['DEPOSIT_WAIT']);
  });

  it('of several lines is named by them, and notifies of its confirmation once', async () => {
    const skus = [
      await addGoods(shop.db, { name: '컵' }),
      await addGoods(shop.db, { name: '접시' }),
    ];
    const lines = skus.map(({ skuNo }) => ({ skuNo, qty: 1 }));
    const orderNo = await buy(shop, who, lines, { couponIssueNos: [] });
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    for (const [at, { itemNo }] of items.entries()) {
      const invoiceNo = String(771_000_000_000 + itemNo);
      await report({ kind: 'SHIPPED', orderNo, itemNos: [itemNo], courierCd: 'CJ', invoiceNo });
      const name = items[at]?.goodsName;
      await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
      await who.call(orderCalls.confirm, { params: { itemNo } });
      await deliverMessages(shop);
      expect((await messagesOf(shop, orderNo)).at(-1)?.text ?? '').toContain(
        at === 0 ? '외 1건' : name,
      );
    }
    expect(await notified(orderNo)).toEqual([
      ...['PAID', 'SHIPPED', 'DELIVERED', 'CONFIRMED', 'SHIPPED', 'DELIVERED'],
    ]);
    expect((await textOf(orderNo, 'PAID'))?.text).toMatch(/(컵|접시) 외 1건/);
  });

  it('of a lost parcel notifies of the new day', async () => {
    const { skuNo } = await addGoods(shop.db);
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const itemNos = items.map(({ itemNo }) => itemNo);
    const invoiceNo = '772000000001';
    await report({ kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'LOST' } });
    expect(await notified(orderNo)).toEqual(['PAID', 'SHIPPED', 'DELAYED']);
  });
});

describe('the list of a member', () => {
  const list = (by = who) => by.call(notificationCalls.list);
  const read = (upTo: number, by = who) => by.call(notificationCalls.read, { body: { upTo } });

  it('shows the newest first, and what is new until it was seen', async () => {
    const { orderNo } = await delivered();
    await deliverMessages(shop);
    const { items, unreadCount } = await list();
    expect(items.slice(0, 3)).toMatchObject([
      { title: '상품이 도착했어요', isRead: false },
      { title: '상품을 보냈어요', isRead: false },
      {
        topic: 'PAYMENT',
        title: '결제를 마쳤어요',
        text: '도자기 컵, 60,000원',
        path: `/mypage/order/detail?orderNo=${orderNo}`,
        isRead: false,
      },
    ]);
    const second = items[1]?.notificationNo as number;
    await read(second);
    await read(second);
    expect((await list()).unreadCount).toBe(1);
    expect(unreadCount).toBeGreaterThanOrEqual(3);
    await read(items[0]?.notificationNo as number);
    expect((await list()).items.every(({ isRead }) => isRead)).toBe(true);
  });

  it('is seen and changed by that member alone', async () => {
    await delivered();
    await deliverMessages(shop);
    const { items } = await list();
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    expect(await list(stranger)).toEqual({ unreadCount: 0, items: [], next: null });
    await read(items[0]?.notificationNo as number, stranger);
    expect((await list()).items[0]?.isRead).toBe(false);
  });
});

describe('a claim', () => {
  it('of a cancel notifies when the money is back', async () => {
    const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
    const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
    const body = { orderNo, reasonCd: 'LATE', expectedRefundWon: 40_000 } as const;
    const { claimNo } = await who.call(claimCalls.cancel, { body });
    expect(await notified(orderNo)).toEqual(['PAID', 'REFUND_DONE']);
    expect(await textOf(orderNo, 'REFUND_DONE')).toMatchObject({
      text: expect.stringMatching(/^취소 환불을 마쳤어요\n.*40,000원$/),
      url: `http://localhost/mypage/claim/detail?claimNo=${claimNo}`,
    });
  });

  it('of a return notifies from the acceptance to the refund, with the deduction that is requested', async () => {
    const order = await delivered();
    const { orderNo } = order;
    const claimNo = await requestReturn(order);
    const adjust = { to: 'ADJUST_REQUESTED', deductionWon: 1_000, note: '상자가 없어요' } as const;
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', adjust);
    await who.call(claimCalls.answerAdjust, { params: { claimNo }, body: { agrees: true } });
    expect(await notified(orderNo)).toEqual([
      ...bought,
      ...['CLAIM_APPROVED', 'CLAIM_PICKUP', 'CLAIM_ADJUST', 'REFUND_DONE'],
    ]);
    expect((await textOf(orderNo, 'CLAIM_ADJUST'))?.text).toContain('차감 1,000원');
    expect((await textOf(orderNo, 'REFUND_DONE'))?.text).toContain(
      '도자기 컵. 돌려드린 금액: 29,000원',
    );
  });

  it('that is rejected, withdrawn or waits for its courier notifies of that', async () => {
    const rejected = await delivered();
    await walk(rejected.orderNo, await requestReturn(rejected), 'REJECTED');
    expect(await notified(rejected.orderNo)).toEqual([...bought, 'CLAIM_REJECTED']);

    const withdrawn = await delivered();
    const params = { claimNo: await requestReturn(withdrawn) };
    await who.call(claimCalls.withdraw, { params });
    expect(await notified(withdrawn.orderNo)).toEqual([...bought, 'CLAIM_WITHDRAWN']);

    const late = await delivered();
    const claimNo = await requestReturn(late);
    await walk(late.orderNo, claimNo, 'APPROVED');
    await notified(late.orderNo);
    await who.call(fulfilmentTestCalls.passDays, { body: { orderNo: late.orderNo, days: 5 } });
    await walk(late.orderNo, claimNo, 'RECEIVED');
    expect(await notified(late.orderNo)).toEqual([
      ...bought,
      ...['CLAIM_APPROVED', 'CLAIM_PICKUP_LATE', 'CLAIM_RECEIVED'],
    ]);
  });

  it('of an exchange notifies of its price, its dispatch and its parcel', async () => {
    const order = await delivered();
    const { orderNo, skuNos } = order;
    const claimNo = await requestExchange(order, skuNos[1] as number, 'WRONG_OPTION');
    expect(await notified(orderNo)).toEqual([...bought, 'CLAIM_PAY_WAIT']);
    expect((await textOf(orderNo, 'CLAIM_PAY_WAIT'))?.text).toMatch(/^교환 비용을.*\n.*8,000원/);
    const body = { method: 'CARD' } as const;
    const { paymentNo } = await who.call(claimCalls.pay, { params: { claimNo }, body });
    await pay(shop, who, paymentNo);
    await walk(orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    const { items } = await who.call(orderCalls.detail, { params: { orderNo } });
    const itemNos = [items.at(-1)?.itemNo as number];
    const invoiceNo = '773000000001';
    await report({ kind: 'SHIPPED', orderNo, itemNos, courierCd: 'CJ', invoiceNo });
    await who.call(fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
    expect(await notified(orderNo)).toEqual([
      ...bought,
      ...['CLAIM_PAY_WAIT', 'CLAIM_APPROVED', 'CLAIM_PICKUP', 'EXCHANGE_RESHIP'],
      ...['SHIPPED', 'DELIVERED'],
    ]);
  });

  it('of a cheaper exchange, or of one that is paid and withdrawn, notifies of the money that goes back', async () => {
    const order = await delivered();
    const { orderNo, skuNos } = order;
    const [white, blue] = skuNos as [number, number];
    const paid = await requestExchange(order, blue, 'WRONG_OPTION');
    const params = { claimNo: paid };
    const { paymentNo } = await who.call(claimCalls.pay, { params, body: { method: 'CARD' } });
    await pay(shop, who, paymentNo);
    await who.call(claimCalls.withdraw, { params });
    expect((await notified(orderNo)).slice(-2)).toEqual(['CLAIM_WITHDRAWN', 'CLAIM_MONEY_BACK']);
    expect((await textOf(orderNo, 'CLAIM_MONEY_BACK'))?.text).toMatch(/^교환.*\n.*8,000원$/);

    const dear = await buyAndDeliver(shop, who, [{ skuNo: blue, qty: 1 }]);
    const claimNo = await requestExchange(dear, white, 'DEFECT');
    await walk(dear.orderNo, claimNo, 'APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED');
    await runRefunds(shop.deps, shop.deps.adapters.gateway);
    expect((await notified(dear.orderNo)).slice(-2)).toEqual([
      'EXCHANGE_RESHIP',
      'CLAIM_MONEY_BACK',
    ]);
    expect((await textOf(dear.orderNo, 'CLAIM_MONEY_BACK'))?.text).toContain('2,000원');
  });

  it.each(['RECEIVED', 'INSPECTED'] as const)(
    'of an exchange that becomes a return after %s notifies of both',
    async (last) => {
      const order = await delivered();
      const { orderNo, skuNos } = order;
      const claimNo = await requestExchange(order, skuNos[0] as number, 'DEFECT');
      const steps: Step['to'][] = ['APPROVED', 'PICKUP', 'RECEIVED', 'INSPECTED'];
      await walk(orderNo, claimNo, ...steps.slice(0, steps.indexOf(last) + 1));
      await walk(orderNo, claimNo, { to: 'INSPECTED', canSupply: false });
      await runRefunds(shop.deps, shop.deps.adapters.gateway);
      const packed = last === 'INSPECTED' ? ['EXCHANGE_RESHIP'] : [];
      expect(await notified(orderNo)).toEqual([
        ...bought,
        ...['CLAIM_APPROVED', 'CLAIM_PICKUP', ...packed, 'CLAIM_TURNED', 'REFUND_DONE'],
      ]);
      expect((await textOf(orderNo, 'REFUND_DONE'))?.text).toMatch(/^반품 환불/);
    },
  );
});

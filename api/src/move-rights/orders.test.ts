import {
  addressCalls,
  type Call,
  claimCalls,
  fulfilmentTestCalls,
  type OrderDetail,
  orderCalls,
} from '@shop/shared/contracts';
import { type OrderAction, type OrderState, orderStates, tableKeys } from '@shop/shared/domain';
import { actorsOfMoves } from '@shop/shared/domain/move-actors';
import { runRefunds } from '../modules/checkout/payment';
import { findMismatches } from '../modules/service/consistency';
import { cancelWaiting } from '../testing/deposits';
import { snapshotOf } from '../testing/order-snapshot';
import { type BoughtLine, statesOf } from '../testing/orders-in-state';
import { openTestShop, type TestShop } from '../testing/shop';
import { members, type Visitor } from '../testing/visitor';

/** Who may change an order line: every state with every call that changes one, by everybody. */
let shop: TestShop;
let owner: Visitor;
let other: Visitor;
let addressNo: number;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '1000' } });
  owner = shop.visitor();
  await owner.signIn(members.general);
  other = shop.visitor();
  await other.signIn(members.corporate);
  const { addresses } = await owner.call(addressCalls.list);
  addressNo = addresses[0]?.addressNo as number;
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  await cancelWaiting(owner);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

/** `IN_CLAIM` is a delivered line with an open return. */
type LineState = OrderState | 'IN_CLAIM';
const states: readonly LineState[] = [...tableKeys<OrderState>(orderStates), 'IN_CLAIM'];

type Inputs = ReturnType<typeof statesOf>;
interface MemberAct {
  call: Call;
  action: OrderAction;
  /** Whether the action is offered for the order as a whole. */
  isOrderWide?: true;
  /** The order itself does not change: 재구매 puts its goods into the basket. */
  leavesOrder?: true;
  input: (line: BoughtLine, inputs: Inputs) => Promise<object> | object;
}

const ofItem = ({ itemNo }: BoughtLine) => ({ params: { itemNo } });

const memberActs: readonly MemberAct[] = [
  {
    call: claimCalls.cancel,
    action: 'CANCEL',
    input: async ({ orderNo, itemNo }) => {
      const items = [{ itemNo, qty: 1 }];
      const scope = { orderNo, items, reasonCd: 'CHANGED_MIND' as const };
      const estimate = await owner.request(claimCalls.estimate, { body: scope });
      return { body: { ...scope, expectedRefundWon: estimate.payload?.refundWon ?? 0 } };
    },
  },
  {
    call: claimCalls.requestReturn,
    action: 'RETURN',
    input: async (line, { returnOf }) => ({ body: await returnOf(line, 'COLLECT', false) }),
  },
  {
    call: claimCalls.requestExchange,
    action: 'EXCHANGE',
    input: async (line, { exchangeOf }) => ({ body: await exchangeOf(line, false) }),
  },
  { call: orderCalls.receive, action: 'RECEIVE', input: ofItem },
  { call: orderCalls.confirm, action: 'CONFIRM', input: ofItem },
  {
    call: orderCalls.changeAddress,
    action: 'CHANGE_ADDRESS',
    isOrderWide: true,
    input: ({ orderNo }) => ({ params: { orderNo }, body: { addressNo } }),
  },
  {
    call: orderCalls.reorder,
    action: 'REORDER',
    isOrderWide: true,
    leavesOrder: true,
    input: ({ orderNo }) => ({ body: { orderNo } }),
  },
];

/** These compute something, or begin an order. */
const others: readonly Call[] = [
  claimCalls.estimate,
  claimCalls.estimateReturn,
  claimCalls.estimateExchange,
  orderCalls.place,
];
const memberRows: Call[] = [
  ...Object.values<Call>(claimCalls),
  ...Object.values<Call>(orderCalls),
].filter((row) => row.method !== 'GET' && !row.path.includes(':claimNo') && !others.includes(row));

const sellerSteps = [
  { kind: 'PREPARING', to: 'PRODUCT_PREPARE' },
  { kind: 'PACKED', to: 'DELIVERY_PREPARE' },
  { kind: 'SHIPPED', to: 'DELIVERY_ING' },
] as const;

/** The states that a seller leads a line to, one move after another; a cancel is no step of theirs. */
function sellerReaches(from: LineState): OrderState[] {
  if (from === 'IN_CLAIM') return [];
  const steps = sellerSteps.map(({ to }) => to);
  return steps
    .filter((to) => actorsOfMoves.orderItem[from]?.[to]?.includes('seller'))
    .flatMap((to) => [to, ...sellerReaches(to)]);
}

let invoice = 790_000_000_000;

interface Act {
  name: string;
  isAllowed: boolean;
  refusal: RegExp;
  leavesOrder?: true | undefined;
  run: (line: BoughtLine) => Promise<string>;
}

const memberActOf =
  (act: MemberAct, by: Visitor): Act['run'] =>
  async (line) => {
    const input = await act.input(line, statesOf(shop, owner));
    const { status, code, message } = await by.request(act.call, input as never);
    if (status !== 200) expect(message).toMatch(/[가-힣]+요\./);
    return status === 409 ? `409 ${code}` : String(status);
  };

const sellerActOf =
  ({ kind }: (typeof sellerSteps)[number], orderNoOf: (line: BoughtLine) => string): Act['run'] =>
  async (line) => {
    invoice += 1;
    const report = { orderNo: orderNoOf(line), itemNos: [line.itemNo] };
    const { payload } = await owner.request(fulfilmentTestCalls.seller, {
      body:
        kind === 'SHIPPED'
          ? { kind, ...report, courierCd: 'CJ', invoiceNo: String(invoice) }
          : { kind, ...report },
    });
    return payload.outcomes[0] === 'DONE' ? '200' : String(payload.outcomes[0]);
  };

function actsOn(state: LineState, detail: OrderDetail, itemNo: number, foreignNo: string): Act[] {
  const line = detail.items.find((item) => item.itemNo === itemNo);
  const isOffered = ({ action, isOrderWide }: MemberAct) =>
    (isOrderWide ? detail : line)?.actions.some((one) => one.action === action) ?? false;
  const byMembers = memberActs.flatMap((act): Act[] => [
    {
      name: `owner ${act.action}`,
      isAllowed: isOffered(act),
      refusal: /^409 (STATE|CLAIM_OPEN)$/,
      leavesOrder: act.leavesOrder,
      run: memberActOf(act, owner),
    },
    {
      name: `other member ${act.action}`,
      isAllowed: false,
      refusal: /^404$/,
      run: memberActOf(act, other),
    },
    {
      name: `visitor ${act.action}`,
      isAllowed: false,
      refusal: /^401$/,
      run: memberActOf(act, shop.visitor()),
    },
  ]);
  const bySellers = sellerSteps.flatMap((step): Act[] => [
    {
      name: `seller ${step.kind}`,
      isAllowed: sellerReaches(state).includes(step.to),
      refusal: /^(STATE|NOT_FOUND)$/,
      run: sellerActOf(step, ({ orderNo }) => orderNo),
    },
    {
      name: `seller of another order ${step.kind}`,
      isAllowed: false,
      refusal: /^NOT_FOUND$/,
      run: sellerActOf(step, () => foreignNo),
    },
  ]);
  return [...byMembers, ...bySellers];
}

async function lineIn(state: LineState): Promise<BoughtLine> {
  const inputs = statesOf(shop, owner);
  if (state !== 'IN_CLAIM') return inputs.lineIn(state);
  const line = await inputs.lineIn('DELIVERY_DONE');
  await owner.call(claimCalls.requestReturn, {
    body: await inputs.returnOf(line, 'COLLECT', false),
  });
  return line;
}

const count = { states: 0, refused: 0, allowed: 0 };

it.each(states)(
  'a line in %s is changed only by those who may',
  async (state) => {
    const first = await lineIn(state);
    const foreign = await statesOf(shop, other).lineIn('PAY_DONE');
    const params = { orderNo: first.orderNo };
    const detail = await owner.call(orderCalls.detail, { params });
    const line = detail.items.find(({ itemNo }) => itemNo === first.itemNo);
    expect(line?.state).toBe(state === 'IN_CLAIM' ? 'DELIVERY_DONE' : state);
    expect((await other.request(orderCalls.detail, { params })).status).toBe(404);
    const acts = actsOn(state, detail, first.itemNo, foreign.orderNo);
    const before = await snapshotOf(shop.db, first.orderNo);
    for (const act of acts.filter(({ isAllowed }) => !isAllowed)) {
      expect(`${act.name}: ${await act.run(first)}`).toMatch(
        new RegExp(`^${act.name}: ${act.refusal.source.slice(1)}`),
      );
      expect([act.name, await snapshotOf(shop.db, first.orderNo)]).toEqual([act.name, before]);
      count.refused += 1;
    }
    let next: BoughtLine | undefined = first;
    for (const act of acts.filter(({ isAllowed }) => isAllowed)) {
      const one: BoughtLine = next ?? (await lineIn(state));
      next = undefined;
      const untouched = await snapshotOf(shop.db, one.orderNo);
      expect([act.name, await act.run(one)]).toEqual([act.name, '200']);
      if (!act.leavesOrder) expect(await snapshotOf(shop.db, one.orderNo)).not.toBe(untouched);
      count.allowed += 1;
    }
    count.states += 1;
  },
  60_000,
);

it('has tried every call of the contract in every state', () => {
  expect(new Set(memberActs.map(({ call }) => call))).toEqual(new Set(memberRows));
  expect(count.states).toBe(states.length);
  expect(count.refused + count.allowed).toBe(
    states.length * (3 * memberActs.length + 2 * sellerSteps.length),
  );
  expect(count).toEqual({ states: 14, refused: 347, allowed: 31 });
});

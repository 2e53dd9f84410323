import { type Call, type CallInput, claimCalls, fulfilmentTestCalls } from '@shop/shared/contracts';
import { fulfilmentTestSchemas } from '@shop/shared/contracts/schemas';
import { type ClaimAction, type ClaimState, claimMoves, tableKeys } from '@shop/shared/domain';
import { actorsOfMoves, mayMove } from '@shop/shared/domain/move-actors';
import { runRefunds } from '../modules/checkout/payment';
import { findMismatches } from '../modules/service/consistency';
import { snapshotOf } from '../testing/order-snapshot';
import { type ClaimCase, type ClaimInState, statesOf } from '../testing/orders-in-state';
import { openTestShop, type TestShop } from '../testing/shop';
import { members, type Visitor } from '../testing/visitor';

/** Who may change a claim: every kind and state with every call that changes one, by everybody. */
let shop: TestShop;
let owner: Visitor;
let other: Visitor;
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '1000' } });
  owner = shop.visitor();
  await owner.signIn(members.general);
  other = shop.visitor();
  await other.signIn(members.corporate);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  shop.clock.advance(10_000);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const cases: readonly ClaimCase[] = [
  { kind: 'RETURN', way: 'COLLECT' },
  { kind: 'RETURN', way: 'SELF' },
  { kind: 'EXCHANGE', way: 'COLLECT' },
  { kind: 'CANCEL', way: 'COLLECT' },
];

/** A claim passes through these within one transaction; goods that were sent are not asked to be paid first. */
const isPassing = ({ kind, way }: ClaimCase, state: ClaimState): boolean =>
  state === 'INSPECTED' ||
  (kind === 'RETURN' && state === 'RESHIP') ||
  (way === 'SELF' && state === 'PAY_WAIT');

/** The states that a claim of this kind can stand in. */
const statesFor = (claim: ClaimCase): ClaimState[] => {
  const moves = claimMoves[claim.kind];
  const reached = new Set(Object.values(moves).flat());
  return tableKeys<ClaimState>(moves).filter(
    (state) => (reached.has(state) || moves[state].length > 0) && !isPassing(claim, state),
  );
};

const rows = cases.flatMap((claim) =>
  statesFor(claim).map((state) => [claim.kind, claim.way, state, claim] as const),
);

/** The calls of a member that change a claim, from the contract, each with what it asks for. */
const memberRows: Call[] = Object.values<Call>(claimCalls).filter(
  ({ method, path }) => method !== 'GET' && path.includes(':claimNo'),
);
const memberActs: readonly { call: Call; action: ClaimAction; body?: object }[] = [
  { call: claimCalls.pay, action: 'PAY', body: { method: 'TRANSFER' } },
  { call: claimCalls.withdraw, action: 'WITHDRAW' },
  { call: claimCalls.answerAdjust, action: 'AGREE', body: { agrees: true } },
  { call: claimCalls.answerAdjust, action: 'REFUSE', body: { agrees: false } },
];

type ClaimReport = Extract<CallInput<typeof fulfilmentTestCalls.seller>['body'], { kind: 'CLAIM' }>;
interface SellerStep {
  to: ClaimReport['to'];
  canSupply: boolean;
}

/** What a seller can report of a claim, from the contract. */
const sellerSteps: readonly SellerStep[] = fulfilmentTestSchemas.seller.body.options
  .flatMap(({ shape }) => ('claimNo' in shape ? shape.to.options : []))
  .flatMap((to) =>
    (to === 'INSPECTED' ? [true, false] : [true]).map((canSupply) => ({ to, canSupply })),
  );

interface Act {
  name: string;
  isAllowed: boolean;
  /** The answer to an act that is not allowed. */
  refusal: string;
  /** @returns `200`, or the status or code of the refusal */
  run: (claim: ClaimInState) => Promise<string>;
}

const memberActOf =
  ({ call, body }: (typeof memberActs)[number], by: Visitor): Act['run'] =>
  async ({ claimNo }) => {
    const { status, code, message } = await by.request(call, {
      params: { claimNo },
      body,
    } as never);
    if (status !== 200) expect(message).toMatch(/[가-힣]+요\./);
    return status === 409 ? `409 ${code}` : String(status);
  };

const sellerActOf =
  (step: SellerStep, orderNoOf: (claim: ClaimInState) => string): Act['run'] =>
  async (claim) => {
    const body = { kind: 'CLAIM' as const, orderNo: orderNoOf(claim), claimNo: claim.claimNo };
    const note = { note: '확인했어요', deductionWon: 300 };
    const { status, payload } = await owner.request(fulfilmentTestCalls.seller, {
      body: { ...body, ...step, ...note },
    });
    expect(status).toBe(200);
    return payload.outcomes[0] === 'DONE' ? '200' : String(payload.outcomes[0]);
  };

/** Whether the machine lets the seller report this. */
function maySeller({ kind }: ClaimCase, state: ClaimState, { to, canSupply }: SellerStep): boolean {
  const may = (machine: ClaimCase['kind'], target: ClaimState) =>
    claimMoves[machine][state].includes(target) &&
    mayMove(actorsOfMoves.claims[machine], { from: state, to: target, actor: 'seller' });
  // Goods that were promised and cannot be sent: the exchange becomes a return.
  if (kind === 'EXCHANGE' && state === 'RESHIP' && to === 'INSPECTED' && !canSupply)
    return may('RETURN', 'REFUND_WAIT');
  return may(kind, to);
}

/** Everything that somebody can try with a claim in this state. */
function actsOn(claim: ClaimCase, state: ClaimState, offered: readonly ClaimAction[]): Act[] {
  const byMembers = memberActs.flatMap((act) => [
    {
      name: `owner ${act.action}`,
      isAllowed: offered.includes(act.action),
      refusal: '409 STATE',
      run: memberActOf(act, owner),
    },
    {
      name: `other member ${act.action}`,
      isAllowed: false,
      refusal: '404',
      run: memberActOf(act, other),
    },
    {
      name: `visitor ${act.action}`,
      isAllowed: false,
      refusal: '401',
      run: memberActOf(act, shop.visitor()),
    },
  ]);
  const bySellers = sellerSteps.flatMap((step) => [
    {
      name: `seller ${step.to} ${step.canSupply}`,
      isAllowed: maySeller(claim, state, step),
      refusal: claim.kind === 'CANCEL' ? 'NOT_FOUND' : 'STATE',
      run: sellerActOf(step, ({ orderNo }) => orderNo),
    },
    {
      name: `seller of another order ${step.to} ${step.canSupply}`,
      isAllowed: false,
      refusal: 'NOT_FOUND',
      run: sellerActOf(step, () => '20260101ABCDEF'),
    },
  ]);
  return [...byMembers, ...bySellers];
}

const count = { states: 0, refused: 0, allowed: 0 };

it.each(rows)(
  '%s by %s in %s is changed only by those who may',
  async (_, __, state, claim) => {
    const { claimIn } = statesOf(shop, owner);
    const first = await claimIn(claim, state);
    const { orderNo, claimNo } = first;
    const params = { claimNo };
    const view = await owner.call(claimCalls.detail, { params });
    expect(view).toMatchObject({ kind: claim.kind, state });
    expect((await other.request(claimCalls.detail, { params })).status).toBe(404);
    const acts = actsOn(
      claim,
      state,
      view.actions.map(({ action }) => action),
    );
    const before = await snapshotOf(shop.db, orderNo);
    for (const act of acts.filter(({ isAllowed }) => !isAllowed)) {
      expect([act.name, await act.run(first)]).toEqual([act.name, act.refusal]);
      expect([act.name, await snapshotOf(shop.db, orderNo)]).toEqual([act.name, before]);
      count.refused += 1;
    }
    let next: ClaimInState | undefined = first;
    for (const act of acts.filter(({ isAllowed }) => isAllowed)) {
      const one: ClaimInState = next ?? (await claimIn(claim, state));
      next = undefined;
      const untouched = await snapshotOf(shop.db, one.orderNo);
      expect([act.name, await act.run(one)]).toEqual([act.name, '200']);
      expect(await snapshotOf(shop.db, one.orderNo)).not.toBe(untouched);
      count.allowed += 1;
    }
    count.states += 1;
  },
  60_000,
);

it('has tried every call of the contract in every state', () => {
  expect(new Set(memberActs.map(({ call }) => call))).toEqual(new Set(memberRows));
  expect(sellerSteps).toHaveLength(7);
  expect(count.states).toBe(rows.length);
  expect(count.refused + count.allowed).toBe(
    rows.length * (3 * memberActs.length + 2 * sellerSteps.length),
  );
  expect(count).toEqual({ states: 30, refused: 734, allowed: 46 });
});

import { type Call, paymentCalls } from '@shop/shared/contracts';
import { type PaymentState, paymentStates, tableKeys } from '@shop/shared/domain';
import { z } from 'zod';
import { runRefunds } from '../modules/checkout/payment';
import { findMismatches } from '../modules/service/consistency';
import { sql } from '../platform/db/sql';
import { cancelWaiting } from '../testing/deposits';
import { snapshotOf } from '../testing/order-snapshot';
import { statesOf } from '../testing/orders-in-state';
import { openTestShop, type TestShop } from '../testing/shop';
import { members, type Visitor } from '../testing/visitor';

/** Who may change a payment: every state with every call that changes one, by everybody. */
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
  await cancelWaiting(owner);
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const stateRow = z.object({ state: z.string() });
const states = tableKeys<PaymentState>(paymentStates);

interface Act {
  call: Call;
  input: (paymentNo: string) => object;
  /** Where the call leads the payment of its owner; in other states it moves nothing. */
  leads: Partial<Record<PaymentState, PaymentState>>;
}

const account = { bankCd: '088', accountNo: '1101234567', holderName: '김하늘' };

const acts: readonly Act[] = [
  {
    call: paymentCalls.ready,
    input: (paymentNo) => ({ body: { paymentNo } }),
    leads: { READY: 'AUTHENTICATING', AUTHENTICATING: 'AUTHENTICATING' },
  },
  {
    // Without the signature of the card company's window.
    call: paymentCalls.approve,
    input: (paymentNo) => ({
      body: { paymentNo, nonce: 'made-up', result: 'approved', signature: 'made-up' },
    }),
    leads: {},
  },
  {
    call: paymentCalls.inquire,
    input: (paymentNo) => ({ params: { paymentNo } }),
    leads: { UNKNOWN: 'PAID' },
  },
  {
    call: paymentCalls.cancel,
    input: (paymentNo) => ({ params: { paymentNo } }),
    leads: { READY: 'CANCELED', AUTHENTICATING: 'CANCELED', WAITING_DEPOSIT: 'CANCELED' },
  },
  {
    call: paymentCalls.setRefundAccount,
    input: (paymentNo) => ({ params: { paymentNo }, body: account }),
    leads: {},
  },
  {
    call: paymentCalls.useSavedAccount,
    input: (paymentNo) => ({ params: { paymentNo }, body: {} }),
    leads: {},
  },
];

const rows = states.flatMap((state) => acts.map((act) => [state, act.call.id, act] as const));

const stateOf = async (paymentNo: string) =>
  (await shop.db.one(stateRow, sql`select state from payment where payment_no = ${paymentNo}`))
    .state;

const count = { refused: 0, moved: 0, still: 0 };

it.each(rows)('a payment in %s is moved by %s only of its owner', async (state, _, act) => {
  const { paymentNo, orderNo } = await statesOf(shop, owner).paymentIn(state);
  expect(await stateOf(paymentNo)).toBe(state);
  const before = await snapshotOf(shop.db, orderNo);
  for (const [by, refusal] of [
    [other, 404],
    [shop.visitor(), 401],
  ] as const) {
    const { status } = await by.request(act.call, act.input(paymentNo) as never);
    expect([status, await snapshotOf(shop.db, orderNo)]).toEqual([refusal, before]);
    count.refused += 1;
  }
  shop.clock.advance(1_500);
  const { status, message } = await owner.request(act.call, act.input(paymentNo) as never);
  expect([200, 409, 422]).toContain(status);
  if (status !== 200) expect(message).toMatch(/[가-힣]+요\./);
  const to = act.leads[state];
  expect(await stateOf(paymentNo)).toBe(to ?? state);
  if (to) count.moved += 1;
  else count.still += 1;
  // A member may name the account for refunds of their deposit at any time.
  const isAccount = act.call === paymentCalls.setRefundAccount && status === 200;
  if (!to && !isAccount) expect(await snapshotOf(shop.db, orderNo)).toBe(before);
  if (state === 'APPROVING')
    await shop.db.run(sql`update payment set state = 'READY' where payment_no = ${paymentNo}`);
});

it('has tried every call of the contract in every state', () => {
  // The account that a member keeps belongs to no payment.
  const memberRows = Object.values<Call>(paymentCalls).filter(
    ({ method, path }) => method !== 'GET' && !path.includes('/member/'),
  );
  expect(new Set(acts.map(({ call }) => call))).toEqual(new Set(memberRows));
  expect(count).toEqual({ refused: 2 * rows.length, moved: 6, still: rows.length - 6 });
  expect(rows).toHaveLength(66);
});

import {
  type Call,
  claimCalls,
  fulfilmentTestCalls,
  pointCalls,
  voucherCalls,
} from '@shop/shared/contracts';
import { tableKeys, type VoucherKind, type VoucherState, voucherStates } from '@shop/shared/domain';
import { z } from 'zod';
import { findMismatches } from '../modules/service/consistency';
import { addMs, daysMs } from '../platform/clock';
import { sql } from '../platform/db/sql';
import { buy } from '../testing/checkout';
import { addGoods } from '../testing/goods';
import { snapshotOf } from '../testing/order-snapshot';
import { openTestShop, type TestShop } from '../testing/shop';
import { members, type Visitor } from '../testing/visitor';

/** Who may change a voucher: both kinds in every state with every call that changes one, by everybody. */
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
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const kinds: readonly VoucherKind[] = ['ECOUPON', 'GIFT_CARD'];
/** `ENDING` ends within 30 days and can be extended. */
type State = VoucherState | 'ENDING';
const states: readonly State[] = [...tableKeys<VoucherState>(voucherStates), 'ENDING'];
const rows = kinds.flatMap((kind) => states.map((state) => [kind, state] as const));

interface Bought {
  orderNo: string;
  voucherNo: string;
  pin: string;
}

const settle = async () => {
  await shop.deps.outbox.drain();
  await shop.deps.outbox.drain();
};

const pinRow = z.object({ pinEnc: z.string() });

async function end({ voucherNo, pin, orderNo }: Bought, kind: VoucherKind, state: State) {
  if (state === 'USED' && kind === 'ECOUPON')
    await owner.call(fulfilmentTestCalls.redeem, { body: { pin } });
  if (state === 'USED' && kind === 'GIFT_CARD')
    await owner.call(pointCalls.registerGiftCard, { body: { number: pin } });
  if (state === 'CANCELED') {
    const scope = { orderNo, reasonCd: 'CHANGED_MIND' as const };
    const { refundWon } = await owner.call(claimCalls.estimate, { body: scope });
    await owner.call(claimCalls.cancel, { body: { ...scope, expectedRefundWon: refundWon } });
  }
  const now = shop.clock.now();
  const days = { ENDING: 10, EXPIRED: -1 };
  if (state === 'ENDING' || state === 'EXPIRED') {
    const expiresAt = addMs(now, daysMs(days[state]));
    await shop.db.run(
      sql`update voucher set expires_at = ${expiresAt} where voucher_no = ${voucherNo}`,
    );
    await shop.db.run(sql`
      update gift_card set expires_at = ${expiresAt}
      where number_hash = (select pin_hash from voucher where voucher_no = ${voucherNo})`);
  }
  await settle();
}

async function voucherIn(kind: VoucherKind, state: State): Promise<Bought> {
  const { skuNo } = await addGoods(shop.db, { goodsType: kind, priceWon: 5_000, stock: 9 });
  const orderNo = await buy(shop, owner, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  await settle();
  const { vouchers } = await owner.call(voucherCalls.list);
  const { voucherNo } = vouchers.find((one) => one.orderNo === orderNo) ?? { voucherNo: '' };
  const { pinEnc } = await shop.db.one(
    pinRow,
    sql`select pin_enc from voucher where voucher_no = ${voucherNo}`,
  );
  const bought = { orderNo, voucherNo, pin: shop.deps.secrets.open(pinEnc) };
  await end(bought, kind, state);
  return bought;
}

interface Act {
  name: string;
  isAllowed: (kind: VoucherKind, state: State) => boolean;
  refusal: string;
  run: (voucher: Bought) => Promise<string>;
}

const extend =
  (by: Visitor): Act['run'] =>
  async ({ voucherNo }) => {
    const { status, code, message } = await by.request(voucherCalls.extend, {
      params: { voucherNo },
    });
    if (status !== 200) expect(message).toMatch(/[가-힣]+요\./);
    return status === 409 ? `409 ${code}` : String(status);
  };

const register =
  (by: Visitor): Act['run'] =>
  async ({ pin }) => {
    const { status } = await by.request(pointCalls.registerGiftCard, { body: { number: pin } });
    await settle();
    return status >= 400 && status < 500 && status !== 401 ? 'refused' : String(status);
  };

const refund =
  (by: Visitor): Act['run'] =>
  async ({ voucherNo }) => {
    const params = { voucherNo };
    const estimate = await owner.request(voucherCalls.refundEstimate, { params });
    const { refundWon = 0 } = (estimate.payload ?? {}) as { refundWon?: number };
    const body = { expectedRefundWon: refundWon };
    const { status, code } = await by.request(voucherCalls.refund, { params, body });
    await settle();
    return status === 409 ? `409 ${code}` : String(status);
  };

const atTill = async (act: 'redeem' | 'cancel', pin: string, voucherNo: string) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: `/till/v1/voucher/${act}`,
    headers: { 'x-till-key': 'sandbox-till-key' },
    payload: { code: pin, receiptNo: `${act}-${voucherNo}` },
  });
  return response.statusCode === 200 ? '200' : response.json().code;
};

const never = () => false;
const isUsable = (state: State) => state === 'USABLE' || state === 'ENDING';
/** Whoever has the number of a gift card may register it. */
const isRegistrable: Act['isAllowed'] = (kind, state) => kind === 'GIFT_CARD' && isUsable(state);

const actsOf = (): Act[] => [
  {
    name: 'owner extends',
    // Also one that has ended: the money is still theirs for five years.
    isAllowed: (_, state) => state === 'ENDING' || state === 'EXPIRED',
    refusal: '409 STATE',
    run: extend(owner),
  },
  { name: 'other member extends', isAllowed: never, refusal: '404', run: extend(other) },
  { name: 'visitor extends', isAllowed: never, refusal: '401', run: extend(shop.visitor()) },
  {
    name: 'shop takes',
    isAllowed: (kind, state) => kind === 'ECOUPON' && isUsable(state),
    refusal: 'refused',
    run: async ({ pin }) => {
      const { isTaken } = await owner.call(fulfilmentTestCalls.redeem, { body: { pin } });
      return isTaken ? '200' : 'refused';
    },
  },
  {
    name: 'till takes',
    isAllowed: (kind, state) => kind === 'ECOUPON' && isUsable(state),
    refusal: 'STATE',
    run: ({ pin, voucherNo }) => atTill('redeem', pin, voucherNo),
  },
  {
    name: 'till takes back what it did not take',
    isAllowed: never,
    refusal: 'RECEIPT_UNKNOWN',
    run: ({ pin, voucherNo }) => atTill('cancel', pin, voucherNo),
  },
  {
    name: 'owner refunds',
    isAllowed: (_, state) => isUsable(state) || state === 'EXPIRED',
    refusal: '409 STATE',
    run: refund(owner),
  },
  { name: 'other refunds', isAllowed: never, refusal: '404', run: refund(other) },
  { name: 'visitor refunds', isAllowed: never, refusal: '401', run: refund(shop.visitor()) },
  { name: 'owner registers', isAllowed: isRegistrable, refusal: 'refused', run: register(owner) },
  { name: 'other registers', isAllowed: isRegistrable, refusal: 'refused', run: register(other) },
  { name: 'visitor registers', isAllowed: never, refusal: '401', run: register(shop.visitor()) },
];

const count = { refused: 0, allowed: 0 };

it.each(rows)(
  'a voucher of kind %s in %s is changed only by those who may',
  async (kind, state) => {
    const first = await voucherIn(kind, state);
    const acts = actsOf();
    const before = await snapshotOf(shop.db, first.orderNo);
    for (const act of acts.filter(({ isAllowed }) => !isAllowed(kind, state))) {
      expect([act.name, await act.run(first)]).toEqual([act.name, act.refusal]);
      expect([act.name, await snapshotOf(shop.db, first.orderNo)]).toEqual([act.name, before]);
      count.refused += 1;
    }
    let next: Bought | undefined = first;
    for (const act of acts.filter(({ isAllowed }) => isAllowed(kind, state))) {
      const one: Bought = next ?? (await voucherIn(kind, state));
      next = undefined;
      const untouched = await snapshotOf(shop.db, one.orderNo);
      expect([act.name, await act.run(one)]).toEqual([act.name, '200']);
      expect([act.name, await snapshotOf(shop.db, one.orderNo)]).not.toEqual([act.name, untouched]);
      count.allowed += 1;
    }
  },
);

it('has tried every call of the contract in every state', () => {
  const memberRows = Object.values<Call>(voucherCalls).filter(({ method }) => method !== 'GET');
  expect(memberRows).toEqual([voucherCalls.extend, voucherCalls.refund]);
  expect(count.refused + count.allowed).toBe(rows.length * actsOf().length);
  expect(count).toEqual({ refused: 102, allowed: 18 });
});

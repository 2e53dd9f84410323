import { claimCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import type { Adapters } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { runRefunds } from '../payment';

const refundOfRow = z.object({ cancelNo: z.string(), state: z.string() });

/** Runs before the gateway executes a refund; a test delays or rejects here. */
let beforeCancel: () => Promise<boolean>;
let canceled: string[];
const adapters = (made: Adapters): Adapters => ({
  ...made,
  gateway: {
    ...made.gateway,
    cancel: async (...args) => {
      if (!(await beforeCancel())) return 'later';
      canceled.push(args[1].key);
      return made.gateway.cancel(...args);
    },
  },
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ adapters });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  beforeCancel = async () => true;
  canceled = [];
});

const signedIn = async (cno: string): Promise<Visitor> => {
  const who = shop.visitor();
  await who.signIn(cno);
  return who;
};

const cancelAll = async (who: Visitor) => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000 });
  const orderNo = await buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const body = { orderNo, reasonCd: 'LATE' as const, expectedRefundWon: 40_000 };
  return who.call(claimCalls.cancel, { body });
};

const refundOf = (claimNo: string): Promise<{ cancelNo: string; state: string }> =>
  shop.db.one(
    refundOfRow,
    sql`select cancel_no, state from payment_cancel where claim_no = ${claimNo}`,
  );

it('responds when the gateway is slow, and the refund finishes without the job', async () => {
  let release = (_: boolean) => {};
  beforeCancel = () => new Promise((resolve) => (release = resolve));
  const { claimNo, order } = await cancelAll(await signedIn(members.family));
  expect(order.refunds).toMatchObject([{ stateName: '환불대기' }]);
  release(true);
  while ((await refundOf(claimNo)).state !== 'DONE') {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(canceled).toHaveLength(1);
});

it('executes its own refund and leaves those of other members to the job', async () => {
  beforeCancel = async () => false;
  const other = await cancelAll(await signedIn(members.family));
  expect(other.order.refunds).toMatchObject([{ stateName: '환불대기' }]);
  shop.clock.advance(60_000);
  beforeCancel = async () => true;

  const own = await cancelAll(await signedIn(members.general));
  expect(own.order.refunds).toMatchObject([{ stateName: '환불완료' }]);
  expect(canceled).toEqual([(await refundOf(own.claimNo)).cancelNo]);
  expect((await refundOf(other.claimNo)).state).toBe('REQUESTED');

  expect(await runRefunds(shop.deps, shop.deps.adapters.gateway)).toBe(1);
  expect((await refundOf(other.claimNo)).state).toBe('DONE');
});

import { paymentCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import type { Adapters } from '../../../ports';
import { openSheet, pay, place } from '../../../testing/checkout';
import { orderByDeposit } from '../../../testing/deposits';
import { addGoods } from '../../../testing/goods';
import type { TestShop } from '../../../testing/shop';
import { beforeEachInShop } from '../../../testing/signed-in';
import { members, type Visitor } from '../../../testing/visitor';
import { inquireDue } from './payment.jobs';

/** Payments in the order in which the gateway was asked, and how many requests ran at once. */
let asked: string[];
let running = 0;
let mostAtOnce = 0;
const adapters = (made: Adapters): Adapters => ({
  ...made,
  gateway: {
    ...made.gateway,
    inquire: async (ref) => {
      asked.push(ref.paymentNo);
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      const verdict = await made.gateway.inquire(ref);
      running -= 1;
      return verdict;
    },
  },
});

let shop: TestShop;
let who: Visitor;
beforeEachInShop(
  (opened, visitor) => {
    shop = opened;
    who = visitor;
  },
  { adapters },
);
beforeEach(async () => {
  asked = [];
});

it('asks about undecided payments first, several at once, and about every other in the same run', async () => {
  const waiting = [];
  for (let at = 0; at < 3; at += 1) waiting.push((await orderByDeposit(shop, who)).paymentNo);
  shop.clock.advance(60_000);
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 3 });
  await who.signIn();
  const sheet = await openSheet(who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
  const { paymentNo } = await place(who, sheet);
  await pay(shop, who, paymentNo, 'unknown-paid');
  // More than one run takes, and all due for longer than the card.
  await shop.db.run(sql`
    insert into payment (payment_no, order_no, member_no, method, amount, state, inquire_at, created_at, updated_at)
    select 'PDUE' || at, order_no, member_no, method, amount, 'CANCELED', ${new Date(0)}, created_at, updated_at
    from payment, generate_series(1, 60) at where payment_no = ${waiting[0] as string}`);
  shop.clock.advance(30_000);
  expect(await inquireDue(shop.deps, shop.deps.adapters.gateway)).toBe(51);
  expect(asked[0]).toBe(paymentNo);
  expect(mostAtOnce).toBeGreaterThan(1);
  expect(mostAtOnce).toBeLessThanOrEqual(8);
  await inquireDue(shop.deps, shop.deps.adapters.gateway);
  expect(asked).toEqual(expect.arrayContaining(waiting));
});

it('asks about a deposit at most every ten seconds, however often the shopper looks', async () => {
  // The other member has as many waiting orders as are allowed.
  await who.signIn(members.family);
  const { paymentNo } = await orderByDeposit(shop, who);
  const look = () => who.call(paymentCalls.inquire, { params: { paymentNo } });
  shop.clock.advance(10_000);
  await Promise.all([look(), look(), look()]);
  expect(asked).toEqual([paymentNo]);
  shop.clock.advance(9_000);
  await look();
  expect(asked).toHaveLength(1);
  shop.clock.advance(1_000);
  await look();
  expect(asked).toHaveLength(2);
});

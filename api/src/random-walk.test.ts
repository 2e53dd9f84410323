import { memberCalls } from '@shop/shared/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { runRefunds } from './modules/checkout/payment';
import { findMismatches } from './modules/service/consistency';
import { countRow } from './platform/db/row';
import { sql } from './platform/db/sql';
import { buy } from './testing/checkout';
import { giveAndOpen } from './testing/gifts';
import { addGoods, addSeller } from './testing/goods';
import { addMembers } from './testing/members';
import { isDrill, recordProof } from './testing/proofs';
import { randomAct, walkOrder } from './testing/random-acts';
import { randomGiftAct, walkGift } from './testing/random-gift-acts';
import { openTwoServers } from './testing/two-servers';
import type { Visitor } from './testing/visitor';

/**
 * Orders walked at random by their buyers, sellers and strangers, beside each other over two api processes: acts that
 * the state or the person does not allow are tried like all others.
 */
const ORDERS = isDrill ? 2_000 : 24;
const ACTS = 14;
const BESIDE_EACH_OTHER = 4;
/** After so many orders the books are read. */
const BATCH = isDrill ? 100 : 12;
const STOCK = 1_000_000;

let two: Awaited<ReturnType<typeof openTwoServers>>;
let shop: typeof two.shop;
let crowd: Visitor[];
let skuNos: number[];
beforeAll(async () => {
  two = await openTwoServers();
  ({ shop } = two);
  crowd = await addMembers(shop, BESIDE_EACH_OTHER * 2);
  skuNos = [];
  for (const priceWon of [4_000, 21_930])
    for (const sellerNo of [await addSeller(shop.db), await addSeller(shop.db, { type: '20' })]) {
      const options: [string, number][] = [
        ['빨강', 0],
        ['파랑', 2_110],
      ];
      const goods = await addGoods(shop.db, { priceWon, sellerNo, stock: STOCK, options });
      skuNos.push(...goods.skuNos);
    }
}, 240_000);
afterAll(() => two?.close(), 120_000);

const wrongSumRow = z.object({ orderNo: z.string() });

/** Orders of which more went back than was paid, or the issuer holds another sum than the payment says. */
const readWrongSums = () =>
  shop.db.rows(
    wrongSumRow,
    sql`
    select o.order_no from orders o
    where (select coalesce(sum(p.canceled_amount), 0) > coalesce(sum(p.amount), 0) from payment p
        where p.order_no = o.order_no)
      or (select coalesce(sum(s.amount - s.canceled_amount), 0) from sandbox_card_authorization s
          join payment p on p.payment_no = s.merchant_order_no
          where p.order_no = o.order_no and s.state = 'APPROVED')
        <> (select coalesce(sum(p.amount - p.canceled_amount), 0) from payment p
          where p.order_no = o.order_no and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED'))`,
  );

const readOpenRefunds = () =>
  shop.db.one(countRow, sql`select count(*) from payment_cancel where state = 'REQUESTED'`);

const plan = fc.record({
  lines: fc.uniqueArray(fc.record({ sku: fc.nat(7), qty: fc.integer({ min: 1, max: 3 }) }), {
    ...{ minLength: 1, maxLength: 3 },
    selector: ({ sku }) => sku,
  }),
  acts: fc.array(randomAct, { minLength: ACTS, maxLength: ACTS }),
  /** Of a gift by link: one act on it before each act on its order; null for an order of the buyer's own. */
  giftActs: fc.option(fc.array(randomGiftAct, { minLength: ACTS, maxLength: ACTS }), { freq: 2 }),
});
type Plan = typeof plan extends fc.Arbitrary<infer T> ? T : never;

const counts = { acts: 0, done: 0, wrong: 0, giftActs: 0, giftDone: 0 };
const orderNos: string[] = [];

/** @param lane buyers and strangers of this lane are members of their own */
async function walk({ lines, acts, giftActs }: Plan, lane: number): Promise<void> {
  const buyer = crowd[lane] as Visitor;
  const stranger = crowd[lane + BESIDE_EACH_OTHER] as Visitor;
  const wanted = lines.map(({ sku, qty }) => ({ skuNo: skuNos[sku] as number, qty }));
  const given = giftActs ? await giveAndOpen(shop, buyer, wanted) : undefined;
  const orderNo = given?.orderNo ?? (await buy(shop, buyer, wanted));
  const claimNos: string[] = [];
  const now = () => shop.clock.now();
  const takeGift = given && walkGift({ ...given, sender: buyer, stranger, claimNos, now });
  const take = walkOrder({
    ...{ buyer, stranger, orderNo, send: two.send, now, claimNos },
    otherOrderNo: () => orderNos.findLast((no) => no !== orderNo),
  });
  orderNos.push(orderNo);
  for (const [at, act] of acts.entries()) {
    const giftAct = giftActs?.[at];
    if (takeGift && giftAct) {
      const answer = await takeGift(giftAct);
      counts.giftActs += 1;
      if (answer === '0000') counts.giftDone += 1;
    }
    const code = await take(act);
    counts.acts += 1;
    if (act.isWrongActor && act.kind !== 'DELIVER') counts.wrong += 1;
    if (code === '0000' || code === 'DONE') counts.done += 1;
  }
}

it(`stays true over ${ORDERS} orders with acts of the wrong people`, async () => {
  const plans = fc.sample(plan, { numRuns: ORDERS, seed: 40 });
  for (let from = 0; from < plans.length; from += BATCH) {
    const batch = plans.slice(from, from + BATCH);
    // The two processes have the system's clock, by which unpaid orders and access tokens end.
    shop.clock.set(new Date());
    for (const member of crowd) await member.call(memberCalls.refresh, { body: {} });
    await Promise.all(
      Array.from({ length: BESIDE_EACH_OTHER }, async (_, lane) => {
        for (let at = lane; at < batch.length; at += BESIDE_EACH_OTHER)
          await walk(batch[at] as Plan, lane);
      }),
    );
    while ((await readOpenRefunds()).count > 0)
      await runRefunds(shop.deps, shop.deps.adapters.gateway);
    expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
    expect(await readWrongSums()).toEqual([]);
  }
  // A walk in which nothing is done proves nothing.
  expect(counts.done).toBeGreaterThan(counts.acts / 10);
  expect(counts.giftDone).toBeGreaterThan(counts.giftActs / 20);
  recordProof(
    `${ORDERS} orders, ${counts.acts} acts, ${counts.done} done, ${counts.wrong} by the wrong person, none of them done; ${counts.giftActs} acts on gifts, ${counts.giftDone} done`,
  );
}, 3_600_000);

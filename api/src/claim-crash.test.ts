import { claimCalls, fulfilmentTestCalls, orderCalls, paymentCalls } from '@shop/shared/contracts';
import { dashedDate } from '@shop/shared/domain';
import { z } from 'zod';
import { sql } from './platform/db/sql';
import { addGoods } from './testing/goods';
import { HttpShopper } from './testing/http-shopper';
import { type KillBench, type KillPoint, openKillBench } from './testing/kill-points';
import { isDrill, recordProof } from './testing/proofs';
import { members } from './testing/visitor';

/** kill -9 at each marked point of an exchange and of a refund: within a minute money, stock and claim agree. */
/** Kills at each point. The tests of every day kill once at a few of them, `npm run drill` at all. */
const ROUNDS = isDrill ? 10 : 1;
const everyDay =
  /goes on after its payment|units of an exchange are sold|two refunds|line of an exchange is canceled|not yet stored$/;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const FEE_WON = 6_000;
let bench: KillBench;
let red: number;
let blue: number;

beforeAll(async () => {
  bench = await openKillBench('claim');
  const options = [
    ['빨강', 0],
    ['파랑', 0],
  ] as const;
  const { skuNos } = await addGoods(bench.db, { priceWon: 40_000, stock: 1_000, options });
  [red, blue] = skuNos as [number, number];
}, 120_000);
afterAll(() => bench.close(), 60_000);

/** What a shopper and a seller do with one delivered order; the last call does not return. */
type Step = 'exchange' | 'return' | 'pay' | 'withdraw' | 'inspect' | 'soldOut' | 'gone';

interface Story {
  claimNo: string | undefined;
  orderNo: string;
  who: HttpShopper;
}

/** A paid and delivered order. */
async function delivered(url: string): Promise<Story> {
  const who = new HttpShopper();
  await who.signIn(url, members.general);
  const body = await who.placeBody(url, red, 'CARD');
  const { orderNo, paymentNo } = (await who.request(url, orderCalls.place, { body })).payload;
  const back = await who.approveInWindow(url, paymentNo);
  await who.request(url, paymentCalls.approve, { body: back });
  const { items } = (await who.request(url, orderCalls.detail, { params: { orderNo } })).payload;
  const itemNo = items[0]?.itemNo as number;
  const invoiceNo = String(750_000_000_000 + itemNo);
  await who.request(url, fulfilmentTestCalls.seller, {
    body: { kind: 'SHIPPED', orderNo, itemNos: [itemNo], invoiceNo },
  });
  await who.request(url, fulfilmentTestCalls.courier, { body: { invoiceNo, kind: 'DELIVERED' } });
  return { who, orderNo, claimNo: undefined };
}

async function requestClaim(url: string, story: Story, kind: 'exchange' | 'return') {
  const { who, orderNo } = story;
  const { items } = (await who.request(url, orderCalls.detail, { params: { orderNo } })).payload;
  const itemNo = items[0]?.itemNo as number;
  const common = {
    ...{ orderNo, visitOn: dashedDate(Date.now() + 2 * DAY_MS) },
    reasonCd: kind === 'exchange' ? ('OTHER' as const) : ('DEFECT' as const),
  };
  const { payload } =
    kind === 'exchange'
      ? await who.request(url, claimCalls.requestExchange, {
          body: {
            ...common,
            items: [{ itemNo, qty: 1, skuNo: blue }],
            expectedPayWon: FEE_WON,
            expectedRefundWon: 0,
          },
        })
      : await who.request(url, claimCalls.requestReturn, {
          body: { ...common, items: [{ itemNo, qty: 1 }], expectedRefundWon: 40_000 },
        });
  story.claimNo = payload.claimNo;
}

async function payFee(url: string, { who, claimNo }: Story) {
  const params = { claimNo: claimNo as string };
  const charge = await who.request(url, claimCalls.pay, { params, body: { method: 'CARD' } });
  const back = await who.approveInWindow(url, charge.payload.paymentNo);
  await who.request(url, paymentCalls.approve, { body: back });
}

type To = 'APPROVED' | 'RECEIVED' | 'INSPECTED';

async function report(
  url: string,
  { who, orderNo, claimNo = '' }: Story,
  canSupply: boolean,
  steps: readonly To[] = ['APPROVED', 'RECEIVED', 'INSPECTED'],
) {
  for (const to of steps)
    await who.request(url, fulfilmentTestCalls.seller, {
      body: { kind: 'CLAIM', orderNo, claimNo, to, canSupply },
    });
}

async function walk(url: string, story: Story, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (step === 'exchange' || step === 'return') await requestClaim(url, story, step);
    if (step === 'pay') await payFee(url, story);
    if (step === 'withdraw')
      await story.who.request(url, claimCalls.withdraw, {
        params: { claimNo: story.claimNo as string },
      });
    if (step === 'inspect') await report(url, story, true);
    if (step === 'soldOut') await report(url, story, false);
    if (step === 'gone') await report(url, story, false, ['INSPECTED']);
  }
}

const outcome = z.object({
  claim: z.string(),
  paid: z.number(),
  back: z.number(),
  held: z.number(),
});
const heldRow = z.object({ issuer: z.number(), shop: z.number() });

/** The claim, and what the card company has taken and given back for the order. */
const outcomeOf = (orderNo: string) =>
  bench.db.one(
    outcome,
    sql`
    select coalesce((select kind || ' ' || state from claim where order_no = ${orderNo}), 'none') as claim,
      coalesce(sum(amount), 0)::bigint as paid, coalesce(sum(canceled_amount), 0)::bigint as back,
      (select coalesce(sum(r.qty), 0) from stock_reservation r join claim c on c.claim_no = r.held_for
        where c.order_no = ${orderNo}) as held
    from payment where order_no = ${orderNo} and state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')`,
  );

interface Point extends KillPoint {
  before: Step[];
  during: Step;
  wanted: z.infer<typeof outcome>;
}

const exchanged = { claim: 'EXCHANGE RESHIP', paid: 46_000, back: 0, held: 0 };
const waiting = { claim: 'EXCHANGE PAY_WAIT', paid: 40_000, back: 0, held: 1 };
const charged = { claim: 'EXCHANGE REQUEST', paid: 46_000, back: 0, held: 1 };
const soldOut = { claim: 'RETURN DONE', paid: 46_000, back: 46_000, held: 0 };
const refunded = { claim: 'RETURN DONE', paid: 40_000, back: 40_000, held: 0 };
const points: Record<string, Point> = {
  'an exchange holds its units': {
    ...{ event: 'insert', table: 'stock_reservation', condition: `new.held_for like 'C%'` },
    ...{ before: [], during: 'exchange' },
    wanted: { claim: 'none', paid: 40_000, back: 0, held: 0 },
  },
  'the fee of an exchange is charged, and not yet stored': {
    ...{ event: 'update', table: 'payment' },
    condition: `new.claim_no is not null and new.state = 'PAID' and old.state <> 'PAID'`,
    ...{ before: ['exchange'], during: 'pay', wanted: charged },
  },
  'an exchange goes on after its payment': {
    ...{ event: 'update', table: 'claim' },
    condition: `new.state = 'REQUEST' and old.state = 'PAY_WAIT'`,
    ...{ before: ['exchange'], during: 'pay', wanted: charged },
  },
  'the payment of an exchange is being opened': {
    ...{ event: 'insert', table: 'payment', condition: 'new.claim_no is not null' },
    ...{ before: ['exchange'], during: 'pay', wanted: waiting },
  },
  'the new line of an exchange is written': {
    ...{ event: 'insert', table: 'order_item', condition: 'new.exchange_claim_no is not null' },
    ...{ before: ['exchange', 'pay'], during: 'inspect', wanted: exchanged },
  },
  'the held units of an exchange are sold': {
    ...{ event: 'insert', table: 'stock_movement' },
    condition: `new.type = 'SELL' and new.ref like 'C%'`,
    ...{ before: ['exchange', 'pay'], during: 'inspect', wanted: exchanged },
  },
  'a paid exchange is withdrawn, and its refund is being noted': {
    ...{ event: 'insert', table: 'payment_cancel', condition: `new.reason = 'CLAIM'` },
    ...{ before: ['exchange', 'pay'], during: 'withdraw', wanted: charged },
  },
  'the refund of a withdrawn exchange is done, and not yet stored': {
    ...{ event: 'update', table: 'payment_cancel', condition: `new.state = 'DONE'` },
    ...{ before: ['exchange', 'pay'], during: 'withdraw' },
    wanted: { claim: 'EXCHANGE WITHDRAWN', paid: 46_000, back: 6_000, held: 0 },
  },
  'a sold-out exchange becomes a return': {
    ...{ event: 'update', table: 'claim', condition: `new.kind <> old.kind` },
    ...{ before: ['exchange', 'pay'], during: 'soldOut', wanted: soldOut },
  },
  'one of the two refunds of a sold-out exchange is done': {
    ...{ event: 'update', table: 'payment_cancel', condition: `new.state = 'DONE'` },
    ...{ before: ['exchange', 'pay'], during: 'soldOut', wanted: soldOut },
  },
  'an exchange whose goods were promised becomes a return': {
    ...{ event: 'update', table: 'claim', condition: `new.kind <> old.kind` },
    ...{ before: ['exchange', 'pay', 'inspect'], during: 'gone', wanted: soldOut },
  },
  'the new line of an exchange is canceled': {
    ...{ event: 'update', table: 'order_item' },
    condition: `new.exchange_claim_no is not null and new.state = 'CANCEL_DONE'`,
    ...{ before: ['exchange', 'pay', 'inspect'], during: 'gone', wanted: soldOut },
  },
  'the refund of a return is being noted': {
    ...{ event: 'insert', table: 'payment_cancel', condition: `new.reason = 'CLAIM'` },
    ...{ before: ['return'], during: 'inspect', wanted: refunded },
  },
  'a refund is on its way to the card company': {
    ...{ event: 'update', table: 'payment_cancel', condition: 'new.tries = 1 and old.tries = 0' },
    ...{ before: ['return'], during: 'inspect', wanted: refunded },
  },
  'the card company has refunded, and it is not yet stored': {
    ...{ event: 'update', table: 'payment_cancel', condition: `new.state = 'DONE'` },
    ...{ before: ['return'], during: 'inspect', wanted: refunded },
  },
};

/** Kills the process at this point, starts the jobs again, and compares what became of the claim. */
async function crashAt(point: Point): Promise<void> {
  const story = await bench.withServer(async ({ url }) => {
    const begun = await delivered(url);
    await walk(url, begun, point.before);
    return begun;
  });
  await bench.killAt(point, ({ url }) => walk(url, story, [point.during]));
  await bench.runJobs(MINUTE_MS);
  expect(await outcomeOf(story.orderNo)).toEqual(point.wanted);
}

it.each(Object.entries(points).filter(([name]) => isDrill || everyDay.test(name)))(
  'kill -9 when %s',
  async (_, point) => {
    for (let round = 0; round < ROUNDS; round += 1) await crashAt(point);
    recordProof(`${ROUNDS} kills, each with the right claim, stock and money within a minute`);
  },
  60_000 * ROUNDS,
);

it('what the card company still holds is what the paid orders and exchanges say', async () => {
  const held = await bench.db.one(
    heldRow,
    sql`select
    (select coalesce(sum(amount - canceled_amount), 0)::bigint from sandbox_card_authorization
      where state = 'APPROVED') as issuer,
    (select coalesce(sum(amount - canceled_amount), 0)::bigint from payment
      where state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED') and method = 'CARD') as shop`,
  );
  expect(held.issuer).toBe(held.shop);
  recordProof(`${held.shop} won paid = ${held.issuer} won held by the issuer`);
});

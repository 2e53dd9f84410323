import { claimCalls, couponCalls, orderCalls, pointCalls } from '@shop/shared/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addCoupon } from '../../../testing/coupons';
import { addGoods, addSeller } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { recordProof } from '../../../testing/proofs';
import { claimEnds, orderDriver, type RandomStep } from '../../../testing/random-claims';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { expireLots, grant } from '../../benefit/point';
import { findMismatches } from '../../service/consistency';
import { runRefunds } from '../payment';

/** The ordinary run takes few; `npm run drill` a hundredth of the orders of the pure model. */
const ORDERS = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1_000) / 100);
const MEMBERS = 4;
const STOCK = 1_000_000;

const moneyRow = z.object({
  paidWon: z.number(),
  backWon: z.number(),
  heldByIssuerWon: z.number(),
  cardLeftWon: z.number(),
  keptWon: z.number(),
  claims: z.number(),
});
const stockRow = z.object({ skuNo: z.number(), onHand: z.number(), reserved: z.number() });
const memberNoRow = z.object({ memberNo: z.number() });

let shop: TestShop;
let crowd: Visitor[];
/** SKUs of goods with three options each, over two sellers. */
let skuNos: number[];
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '10000' } });
  crowd = await addMembers(shop, MEMBERS);
  const now = shop.clock.now();
  const rows = await shop.db.rows(
    memberNoRow,
    sql`select member_no from member order by member_no desc limit ${MEMBERS}`,
  );
  for (const { memberNo } of rows)
    for (const kind of ['POINT', 'COIN'] as const)
      await shop.db.tx((tx) =>
        grant(tx, {
          ...{ memberNo, kind, type: 'GRANT', amountWon: 10_000_000, title: '시험', reason: '40' },
          ...{ orderNo: null, key: `random:${kind}:${memberNo}`, now },
          expiresAt: addMs(now, daysMs(300)),
        }),
      );
  skuNos = [];
  for (const priceWon of [3_000, 17_770, 29_900])
    for (const sellerNo of [await addSeller(shop.db), await addSeller(shop.db, { type: '20' })])
      skuNos.push(
        ...(
          await addGoods(shop.db, {
            ...{ priceWon, sellerNo, stock: STOCK },
            options: [
              ['빨강', 0],
              ['파랑', 1_930],
              ['초록', -1_110],
            ],
          })
        ).skuNos,
      );
}, 120_000);
afterAll(() => shop.close());

const nat = fc.nat(1_000);
const step: fc.Arbitrary<RandomStep> = fc.record({
  kind: fc.constantFrom('CANCEL', 'SHIP', 'SHIP', 'RETURN', 'RETURN', 'EXCHANGE', 'EXCHANGE'),
  line: nat,
  qty: nat,
  option: nat,
  isSellersFault: fc.boolean(),
  end: fc.constantFrom(...claimEnds),
});
const orders = fc.record({
  member: fc.nat(MEMBERS - 1),
  lines: fc.uniqueArray(fc.record({ sku: fc.nat(17), qty: fc.integer({ min: 1, max: 3 }) }), {
    ...{ minLength: 1, maxLength: 4 },
    selector: ({ sku }) => sku,
  }),
  usePointWon: fc.constantFrom(0, 0, 1_230, 9_990),
  useCoinWon: fc.constantFrom(0, 0, 770),
  couponWon: fc.constantFrom(0, 0, 1_010, 5_000),
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
});
type RandomOrder = typeof orders extends fc.Arbitrary<infer T> ? T : never;

/** What was paid for an order by money, points and coins, what went back, and what fees and deductions keep. */
const moneyOf = (orderNo: string) =>
  shop.db.one(
    moneyRow,
    sql`
    with taken as (
      select c.claim_no, c.kind, c.applied_at is not null as is_applied, a.*, coalesce(p.amount, 0) as claim_paid_won,
        coalesce(p.amount - p.canceled_amount, 0) as claim_left_won,
        exists (select from claim_item x where x.claim_no = c.claim_no and x.exchange is not null) as was_exchange
      from claim c join claim_amount a using (claim_no) left join payment p on p.claim_no = c.claim_no
        and p.state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')
      where c.order_no = ${orderNo})
    select (o.pay_won + o.point_won + o.coin_won
        + coalesce((select sum(claim_paid_won) from taken), 0))::bigint as paid_won,
      coalesce((select sum(canceled_amount) from payment where order_no = o.order_no), 0)::bigint
        + coalesce((select sum(point_back_won + coin_back_won) from taken where is_applied), 0)::bigint as back_won,
      coalesce((select sum(s.amount - s.canceled_amount) from sandbox_card_authorization s
        join payment p on p.payment_no = s.merchant_order_no where p.order_no = o.order_no
          and s.state = 'APPROVED'), 0)::bigint as held_by_issuer_won,
      coalesce((select sum(amount - canceled_amount) from payment where order_no = o.order_no
        and state in ('PAID', 'PARTIAL_CANCELED', 'REFUNDED')), 0)::bigint as card_left_won,
      coalesce((select sum(charged_card_won + charged_point_won + charged_coin_won) from order_delivery_group
        where order_no = o.order_no), 0)::bigint
        + coalesce((select sum(case when not is_applied then claim_left_won
            when kind = 'EXCHANGE' then return_fee_won
            when was_exchange then 0
            when kind = 'RETURN' then return_fee_won + pay_fee_won + adjust_won else 0 end) from taken), 0)::bigint
        as kept_won,
      (select count(*) from taken) as claims
    from orders o where o.order_no = ${orderNo}`,
  );

const counts = { claims: 0, whole: 0 };
/** Pieces by SKU that came back and cannot be sold again, of all orders. */
const lost = new Map<number, number>();

async function checkOrder({ member, lines, steps, couponWon, ...uses }: RandomOrder) {
  const who = crowd[member] as Visitor;
  const wanted = lines.map(({ sku, qty }) => ({ skuNo: skuNos[sku] as number, qty }));
  if (couponWon > 0) {
    const couponNo = await addCoupon(shop.db, { amountWon: couponWon });
    await who.call(couponCalls.download, { params: { couponNo } });
  }
  const orderNo = await buy(shop, who, wanted, uses);
  const driver = orderDriver(shop, who, orderNo);
  for (const one of steps) {
    await driver.take(one);
    const { paidWon, backWon } = await moneyOf(orderNo);
    expect(backWon).toBeLessThanOrEqual(paidWon);
  }
  await driver.endAll();
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
  const { paidWon, backWon, keptWon, heldByIssuerWon, cardLeftWon, claims } =
    await moneyOf(orderNo);
  // Nothing is left of the order: what did not go back is fees, delivery and deductions, to the won.
  expect(backWon + keptWon).toBe(paidWon);
  expect(heldByIssuerWon).toBe(cardLeftWon);
  const isFree = steps.every(({ isSellersFault }) => isSellersFault);
  if (isFree && steps.every(({ end }) => end !== 'DEDUCTION')) {
    expect(backWon).toBe(paidWon);
    counts.whole += 1;
  }
  counts.claims += claims;
  for (const [skuNo, qty] of driver.lost) lost.set(skuNo, (lost.get(skuNo) ?? 0) + qty);
}

const readStock = () =>
  shop.db.rows(
    stockRow,
    sql`
    select sku_no, on_hand, reserved from sku_stock where sku_no = any(${skuNos}::bigint[]) order by sku_no`,
  );

it(`gives back what is due, and no more, over ${ORDERS} random orders with random claims`, async () => {
  await fc.assert(fc.asyncProperty(orders, checkOrder), { numRuns: ORDERS, endOnFailure: true });
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  expect(await readStock()).toEqual(
    [...skuNos]
      .sort((a, b) => a - b)
      .map((skuNo) => ({ skuNo, onHand: STOCK - (lost.get(skuNo) ?? 0), reserved: 0 })),
  );
  const open = await shop.db.one(
    countRow,
    sql`select count(*) from payment_cancel where state = 'REQUESTED'`,
  );
  expect(open.count).toBe(0);
  recordProof(
    `${ORDERS.toLocaleString('en')} orders, ${counts.claims.toLocaleString('en')} claims, ${counts.whole} given back whole`,
  );
}, 1_800_000);

/** The member who is signed in. */
const memberNoOfVisitor = async (): Promise<number> => {
  const { memberNo } = await shop.db.one(
    memberNoRow,
    sql`select member_no from session order by expires_at desc limit 1`,
  );
  return memberNo;
};

/** The ordinary run takes few. */
const ENDED_LOTS = Math.ceil(Number(process.env.PROPERTY_RUNS ?? 1_000) / 125);

it(`returns to ended lots no more and no less than was spent, ${ENDED_LOTS} times`, async () => {
  const story = fc.record({
    kind: fc.constantFrom('POINT' as const, 'COIN' as const),
    lots: fc.array(
      fc.record({ won: fc.integer({ min: 10, max: 90 }), days: fc.constantFrom(5, 40) }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    spentShare: fc.double({ min: 0.1, max: 1, noNaN: true }),
    firstQty: fc.integer({ min: 1, max: 2 }),
    sweep: fc.constantFrom('before', 'beside', 'after'),
  });
  const who = shop.visitor();
  const { skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 1_000 });
  const balance = async (kind: 'POINT' | 'COIN') =>
    (await who.call(pointCalls.history, { query: { kind } })).balanceWon;
  const sweep = () => expireLots(shop.deps);
  for (const [at, { kind, lots, spentShare, firstQty, sweep: when }] of fc
    .sample(story, { numRuns: ENDED_LOTS, seed: 38 })
    .entries()) {
    shop.clock.advance(daysMs(400));
    await who.signIn(members.general);
    await sweep();
    const memberNo = await memberNoOfVisitor();
    const now = shop.clock.now();
    for (const [place, { won, days }] of lots.entries())
      await shop.db.tx((tx) =>
        grant(tx, {
          ...{ memberNo, kind, type: 'GRANT', amountWon: won * 100, title: '시험', reason: '40' },
          ...{
            orderNo: null,
            key: `ended:${at}:${place}`,
            now,
            expiresAt: addMs(now, daysMs(days)),
          },
        }),
      );
    const grantedWon = lots.reduce((sum, { won }) => sum + won * 100, 0);
    const spentWon = Math.ceil((grantedWon * spentShare) / 100) * 100;
    const choices = kind === 'POINT' ? { usePointWon: spentWon } : { useCoinWon: spentWon };
    const orderNo = await buy(shop, who, [{ skuNo, qty: 3 }], { couponIssueNos: [], ...choices });
    const [item] = (await who.call(orderCalls.detail, { params: { orderNo } })).items;
    shop.clock.advance(daysMs(10));
    await who.signIn(members.general);
    const beforeWon = await balance(kind);
    if (when === 'before') await sweep();
    let returnedWon = 0;
    for (const qty of [firstQty, 3 - firstQty]) {
      const scope = {
        orderNo,
        items: [{ itemNo: item?.itemNo ?? 0, qty }],
        reasonCd: 'OTHER' as const,
      };
      const estimate = await who.call(claimCalls.estimate, { body: scope });
      returnedWon += kind === 'POINT' ? estimate.pointBackWon : estimate.coinBackWon;
      const body = { ...scope, expectedRefundWon: estimate.refundWon };
      const cancel = who.call(claimCalls.cancel, { body });
      await Promise.all([cancel, ...(when === 'beside' ? [sweep(), sweep()] : [])]);
    }
    await sweep();
    expect([at, returnedWon, await balance(kind)]).toEqual([at, spentWon, beforeWon + spentWon]);
  }
}, 600_000);

import { couponCalls, giftCalls, orderCalls } from '@shop/shared/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addCoupon } from '../../../testing/coupons';
import { bothConsents, giveAndOpen } from '../../../testing/gifts';
import { addGoods, addSeller } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { isDrill, recordProof } from '../../../testing/proofs';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { grant, spendable } from '../../benefit/point';
import { findMismatches } from '../../service/consistency';
import { runRefunds } from '../payment';
import { expireGifts } from '.';

const GIFTS = isDrill ? 1_000 : 60;
const KINDS = ['POINT', 'COIN', 'GIFT_CARD'] as const;

const memberNoRow = z.object({ memberNo: z.number() });
const paidRow = z.object({
  paidWon: z.number(),
  backWon: z.number(),
  heldByIssuerWon: z.number(),
  couponsHeld: z.number(),
});

let shop: TestShop;
let who: Visitor;
let memberNo: number;
let skuNos: number[];
beforeAll(async () => {
  shop = await openTestShop({ env: { RATE_LIMIT_FACTOR: '10000' } });
  [who] = (await addMembers(shop, 1)) as [Visitor];
  ({ memberNo } = await shop.db.one(
    memberNoRow,
    sql`select member_no from member order by member_no desc limit 1`,
  ));
  const now = shop.clock.now();
  for (const kind of KINDS)
    await shop.db.tx((tx) =>
      grant(tx, {
        ...{ memberNo, kind, type: 'GRANT', amountWon: 10_000_000, title: '시험', reason: '40' },
        ...{ orderNo: null, key: `random:${kind}`, now, expiresAt: addMs(now, daysMs(300)) },
      }),
    );
  skuNos = [];
  for (const priceWon of [3_000, 17_770, 29_900, 81_310]) {
    const sellerNo = await addSeller(shop.db, { type: priceWon % 2 ? '20' : '30' });
    skuNos.push((await addGoods(shop.db, { priceWon, sellerNo, stock: 100_000 })).skuNo);
  }
  await shop.db.run(sql`
    insert into area_fee (name, zip_from, zip_to, fee, extra_days) values ('제주', '63000', '63644', 3000, 1)`);
}, 120_000);
afterAll(() => shop.close());

const gifts = fc.record({
  lines: fc.uniqueArray(fc.record({ sku: fc.nat(3), qty: fc.integer({ min: 1, max: 3 }) }), {
    ...{ minLength: 1, maxLength: 3 },
    selector: ({ sku }) => sku,
  }),
  usePointWon: fc.constantFrom(0, 1_230, 9_990),
  useCoinWon: fc.constantFrom(0, 770),
  useGiftCardWon: fc.constantFrom(0, 333, 1_000_000),
  couponWon: fc.constantFrom(0, 1_010, 5_000),
  giftArea: fc.constantFrom('MAINLAND' as const, 'JEJU' as const),
  end: fc.constantFrom('REJECTED', 'CANCELED', 'EXPIRED', 'EXPIRED_LATE'),
});
type RandomGift = typeof gifts extends fc.Arbitrary<infer T> ? T : never;

const balances = async () =>
  Promise.all(
    KINDS.map(
      async (kind) => (await spendable(shop.db, memberNo, kind, shop.clock.now())).balanceWon,
    ),
  );

async function endIt(
  { giftNo, token, receiver }: { giftNo: string; token: string; receiver: Visitor },
  end: RandomGift['end'],
) {
  const params = { token };
  if (end === 'REJECTED')
    await receiver.call(giftCalls.reject, { params, body: { reason: 'BURDEN' } });
  if (end === 'CANCELED') await who.call(giftCalls.cancel, { params: { giftNo } });
  if (end === 'EXPIRED_LATE') await receiver.call(giftCalls.accept, { params, body: bothConsents });
  if (end.startsWith('EXPIRED')) {
    await shop.db.run(sql`
      update gift set due_at = ${addMs(shop.clock.now(), -1)} where gift_no = ${giftNo}`);
    expect(await expireGifts(shop.deps)).toBe(1);
  }
  await runRefunds(shop.deps, shop.deps.adapters.gateway);
}

it(`gives back what was paid for ${GIFTS} random gifts, to the won`, async () => {
  let [paid, back] = [0, 0];
  const one = async ({ lines, couponWon, end, ...choices }: RandomGift) => {
    const before = await balances();
    const couponIssueNos: number[] = [];
    if (couponWon > 0) {
      const couponNo = await addCoupon(shop.db, { amountWon: couponWon });
      const issued = await who.call(couponCalls.download, { params: { couponNo } });
      couponIssueNos.push(issued.issueNo);
    }
    const items = lines.map(({ sku, qty }) => ({ skuNo: skuNos[sku] as number, qty }));
    const gift = await giveAndOpen(shop, who, items, { choices: { ...choices, couponIssueNos } });
    await endIt(gift, end);
    const { orderNo } = gift;
    const books = await shop.db.one(
      paidRow,
      sql`
      select (o.pay_won + o.point_won + o.coin_won + o.gift_card_won)::bigint as paid_won,
        (select sum(a.refund_won + a.point_back_won + a.coin_back_won + a.gift_card_back_won)
          from claim join claim_amount a using (claim_no) where order_no = o.order_no)::bigint as back_won,
        coalesce((select sum(s.amount - s.canceled_amount) from sandbox_card_authorization s
          join payment p on p.payment_no = s.merchant_order_no where p.order_no = o.order_no
            and s.state = 'APPROVED'), 0)::bigint as held_by_issuer_won,
        (select count(*) from member_coupon m where m.order_no = o.order_no)::int as coupons_held
      from orders o where o.order_no = ${orderNo}`,
    );
    expect(books).toMatchObject({ backWon: books.paidWon, heldByIssuerWon: 0, couponsHeld: 0 });
    expect(await balances()).toEqual(before);
    const order = await who.call(orderCalls.detail, { params: { orderNo } });
    expect([order.state, order.refunds.length]).toEqual(['CANCEL_DONE', 1]);
    paid += books.paidWon;
    back += books.backWon;
  };
  await fc.assert(fc.asyncProperty(gifts, one), { numRuns: GIFTS, endOnFailure: true });
  await shop.deps.outbox.drain();
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
  recordProof(
    `${GIFTS} random gifts: ${paid.toLocaleString('en')} won paid, ${back.toLocaleString('en')} won back`,
  );
}, 1_800_000);

import { claimCalls, giftCalls, orderCalls, voucherCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { bothConsents, giftAddress, give, giveAndOpen, openGift } from '../../../testing/gifts';
import { addGoods, stockOf } from '../../../testing/goods';
import { isDrill } from '../../../testing/proofs';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';
import { expireOrders } from '../payment';
import { expireGifts, sendGiftMessages, sendScheduled } from '.';

const ROUNDS = isDrill ? 200 : 40;

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openRacingShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());
afterEach(async () => {
  await shop.deps.outbox.drain();
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

const stateRow = z.object({ state: z.string(), claims: z.number(), moves: z.number() });

/** The state of a gift, how many claims its order has, and how often the gift has left SENT. */
const outcomeOf = (giftNo: string) =>
  shop.db.one(
    stateRow,
    sql`
    select f.state, (select count(*)::int from claim c where c.order_no = f.order_no) as claims,
      (select count(*)::int from state_history h
        where h.machine = 'gift' and h.ref = f.gift_no and h.from_state = 'SENT') as moves
    from gift f where f.gift_no = ${giftNo}`,
  );

const makeDue = (giftNo: string) =>
  shop.db.run(sql`
    update gift set due_at = ${addMs(shop.clock.now(), -1)} where gift_no = ${giftNo} and due_at is not null`);

/** Turns the order of the contestants from round to round. */
const turned = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, at) => list[(at + by) % list.length] as T);

it('has one end when it is accepted, rejected, canceled twice and ended at the same moment', async () => {
  const { skuNo } = await addGoods(shop.db, { priceWon: 40_000, stock: 100 });
  const ends = new Set<string>();
  let left = 100;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { giftNo, orderNo, token, receiver } = await giveAndOpen(shop, who, [{ skuNo, qty: 1 }]);
    const { payment } = await who.call(orderCalls.detail, { params: { orderNo } });
    const expectedRefundWon = payment?.payWon ?? 0;
    await makeDue(giftNo);
    const params = { token };
    const acts: (() => Promise<{ status: number }>)[] = [
      () => receiver.request(giftCalls.accept, { params, body: bothConsents }),
      () => receiver.request(giftCalls.reject, { params, body: { reason: 'HAVE' } }),
      () => who.request(giftCalls.cancel, { params: { giftNo } }),
      () =>
        who.request(claimCalls.cancel, {
          body: { orderNo, reasonCd: 'CHANGED_MIND', expectedRefundWon },
        }),
      async () => ({ status: (await expireGifts(shop.deps)) === 1 ? 200 : 409 }),
    ];
    // Every other round one comes first, so that the ends do not depend on the speed of the machine.
    const turn = turned(acts, round);
    const firsts = turn.splice(0, round % 2);
    const replies = await Promise.all(firsts.map((act) => act()));
    replies.push(...(await Promise.all(turn.map((act) => act()))));
    const statuses = replies.map(({ status }) => status).sort();
    const { state, claims, moves } = await outcomeOf(giftNo);
    // The end by the clock also takes an acceptance that came first: its deadline is 7 days on.
    expect([statuses, moves]).toEqual([[200, 409, 409, 409, 409], 1]);
    expect(claims).toBe(state === 'ACCEPTED' ? 0 : 1);
    if (state === 'ACCEPTED') left -= 1;
    ends.add(state);
  }
  expect((await stockOf(shop.db, skuNo)).onHand).toBe(left);
  expect(ends.size).toBeGreaterThan(1);
}, 900_000);

it('is accepted by one of two devices, and has one address', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  for (let round = 0; round < 15; round += 1) {
    const { token, receiver: phone } = await giveAndOpen(shop, who, [{ skuNo, qty: 1 }]);
    const tablet = shop.visitor();
    await openGift(tablet, token);
    const devices = turned([phone, tablet], round);
    const params = { token };
    const accepts = await Promise.all(
      devices.map((device) => device.request(giftCalls.accept, { params, body: bothConsents })),
    );
    expect(accepts.map(({ status }) => status).sort()).toEqual([200, 409]);
    const ships = await Promise.all(
      devices.map((device, at) =>
        device.request(giftCalls.shipping, { params, body: { ...giftAddress, detail: `${at}층` } }),
      ),
    );
    expect(ships.map(({ status }) => status).sort()).toEqual([200, 409]);
    const views = await Promise.all(
      devices.map((device) => device.call(giftCalls.view, { params })),
    );
    expect(views.filter((view) => view.isOpen && view.address !== null)).toHaveLength(1);
  }
}, 120_000);

it('has its address or its end when both come at the same moment', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  for (let round = 0; round < 15; round += 1) {
    const { token, receiver, giftNo } = await giveAndOpen(shop, who, [{ skuNo, qty: 1 }]);
    const params = { token };
    await receiver.call(giftCalls.accept, { params, body: bothConsents });
    await makeDue(giftNo);
    const acts = [
      async () =>
        (await receiver.request(giftCalls.shipping, { params, body: giftAddress })).status,
      async () => ((await expireGifts(shop.deps)) === 1 ? 200 : 409),
    ];
    const statuses = await Promise.all(turned(acts, round).map((act) => act()));
    expect(statuses.sort()).toEqual([200, 409]);
  }
}, 120_000);

it('issues the vouchers of a gift once, to the one who accepts it', async () => {
  const { skuNo, goodsNo } = await addGoods(shop.db, { goodsType: 'ECOUPON', stock: 100 });
  const { token } = await giveAndOpen(shop, who, [{ skuNo, qty: 3 }]);
  const takers = [members.family, members.corporate];
  const devices = await Promise.all(
    takers.map(async (cno) => {
      const device = shop.visitor();
      await device.signIn(cno);
      await openGift(device, token);
      return device;
    }),
  );
  await Promise.all(
    devices.map((device) =>
      device.request(giftCalls.accept, { params: { token }, body: bothConsents }),
    ),
  );
  const { outbox } = shop.deps;
  await Promise.all([outbox.drain(), outbox.drain(), outbox.drain()]);
  await outbox.drain();
  const counts = await Promise.all(
    devices.map(
      async (device) =>
        (await device.call(voucherCalls.list)).vouchers.filter((one) => one.goodsNo === goodsNo)
          .length,
    ),
  );
  expect(counts.sort()).toEqual([0, 3]);
}, 60_000);

it('changes the option once, and two that swap theirs do not wait for each other', async () => {
  const { skuNos } = await addGoods(shop.db, {
    stock: 50,
    options: [
      ['흰색', 0],
      ['파랑', 0],
    ],
  });
  const [white, blue] = skuNos as [number, number];
  const gifts = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      giveAndOpen(shop, who, [{ skuNo: at % 2 ? white : blue, qty: 1 }]),
    ),
  );
  const changes = await Promise.all(
    gifts.flatMap(({ receiver, token }, at) =>
      [0, 1].map(async () => {
        const view = await receiver.call(giftCalls.view, { params: { token } });
        const itemNo = view.isOpen ? (view.lines[0]?.itemNo ?? 0) : 0;
        const body = { itemNo, skuNo: at % 2 ? blue : white };
        return receiver.request(giftCalls.changeOption, { params: { token }, body });
      }),
    ),
  );
  // A repeat finds the option as it wants it.
  expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200]));
  expect([(await stockOf(shop.db, white)).onHand, (await stockOf(shop.db, blue)).onHand]).toEqual([
    45, 45,
  ]);
}, 60_000);

it('is sent once when several processes find its time come, with one message', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  const sendAt = addMs(shop.clock.now(), daysMs(2)).toISOString();
  const gifts = [];
  for (let at = 0; at < 10; at += 1)
    gifts.push(await give(shop, who, [{ skuNo, qty: 1 }], { gift: { sendAt } }));
  shop.clock.advance(daysMs(2) + hoursMs(1));
  await expireOrders(shop.deps);
  const counts = await Promise.all([1, 2, 3, 4].map(() => sendScheduled(shop.deps)));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(10);
  await Promise.all([1, 2, 3].map(() => sendGiftMessages(shop.deps)));
  const giftNos = gifts.map(({ giftNo }) => giftNo);
  const { count } = await shop.db.one(
    countRow,
    sql`
    select count(*) from gift_message g join sandbox_message m using (key)
    where g.gift_no = any(${giftNos}::text[]) and g.state = 'SENT'`,
  );
  expect(count).toBe(10);
}, 60_000);

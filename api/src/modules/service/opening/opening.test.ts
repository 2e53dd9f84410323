import { goodsCalls, memberCalls, openingCalls } from '@shop/shared/contracts';
import { MAX_OPENING_ALERTS, OPENING_ALERT_DAYS } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs, hoursMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addGoods } from '../../../testing/goods';
import { deliverMessages, messagesTo } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { catalogueCache } from '../../catalogue/response-cache';
import { deleteOld } from './opening.repository';
import { announceOpenings } from './opening.service';

const dealRow = z.object({ dealNo: z.number() });

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());
afterEach(() => shop.db.run(sql`delete from opening_alert`));

const add = (goodsNo: number, dealNo?: number, by = who) =>
  by.request(openingCalls.add, { body: { goodsNo, dealNo } });
const remove = (alertNo: number, by = who) =>
  by.request(openingCalls.remove, { params: { alertNo } });
const items = async (by = who) => (await by.call(openingCalls.list)).items;

/** Goods that go on sale after this many hours; null: nobody knows when. */
async function coming(hours: number | null): Promise<number> {
  const { goodsNo } = await addGoods(shop.db, { status: 'READY' });
  const at = hours === null ? null : addMs(shop.clock.now(), hoursMs(hours));
  await shop.db.run(sql`update goods set sale_from = ${at} where goods_no = ${goodsNo}`);
  return goodsNo;
}

const setStatus = (goodsNo: number, status: string) =>
  shop.db.run(sql`update goods set status = ${status} where goods_no = ${goodsNo}`);

/** Goods on sale with a time deal that begins after this many hours and lasts six. */
async function comingDeal(hours: number, price = 5_000) {
  const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
  const from = addMs(shop.clock.now(), hoursMs(hours));
  const { dealNo } = await shop.db.one(
    dealRow,
    sql`
    insert into time_deal (goods_no, price, qty, from_at, to_at)
    values (${goodsNo}, ${price}, 10, ${from}, ${addMs(from, hoursMs(6))}) returning deal_no`,
  );
  return { goodsNo, dealNo, from };
}

/** What the jobs of the process do. */
async function tell(): Promise<number> {
  const announced = await announceOpenings(shop.deps);
  await shop.deps.outbox.drain();
  return announced;
}

/** The session of `who` does not last as long. */
async function passHours(hours: number): Promise<void> {
  shop.clock.advance(hoursMs(hours));
  await who.signIn(members.general);
}

describe('setting an alert', () => {
  it('waits for the sale of goods until 90 days after it; a repeat changes nothing', async () => {
    const goodsNo = await coming(48);
    const opensAt = addMs(shop.clock.now(), hoursMs(48));
    const endsAt = addMs(opensAt, daysMs(OPENING_ALERT_DAYS)).toISOString();
    const first = await add(goodsNo);
    expect(first.payload).toMatchObject({ endsAt });
    expect((await add(goodsNo)).payload).toEqual(first.payload);
    const [alert, ...others] = await items();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ goods: { goodsNo }, deal: null, state: 'WAITING', toldAt: null });
    expect(new Date(alert?.opensAt ?? '')).toEqual(opensAt);
  });

  it('waits 90 days for goods without a date', async () => {
    const endsAt = addMs(shop.clock.now(), daysMs(OPENING_ALERT_DAYS)).toISOString();
    expect((await add(await coming(null))).payload).toMatchObject({ endsAt });
    expect(await items()).toMatchObject([{ opensAt: null }]);
  });

  it('waits for a time deal until its end, beside the sale of other goods', async () => {
    const { goodsNo, dealNo, from } = await comingDeal(5);
    const other = await coming(5);
    expect((await add(goodsNo, dealNo)).payload).toMatchObject({
      endsAt: addMs(from, hoursMs(6)).toISOString(),
    });
    await add(other);
    expect(await items()).toMatchObject([
      { goods: { goodsNo: other }, deal: null },
      { goods: { goodsNo }, deal: { dealNo, priceWon: 5_000 }, state: 'WAITING' },
    ]);
  });

  it('refuses what is open, over or not there', async () => {
    const { goodsNo } = await addGoods(shop.db, {});
    expect((await add(goodsNo)).code).toBe('OPENING_OPEN');
    const { goodsNo: ended } = await addGoods(shop.db, { status: 'ENDED' });
    expect((await add(ended)).code).toBe('OPENING_ENDED');
    const { goodsNo: banned } = await addGoods(shop.db, { status: 'BANNED' });
    expect((await add(banned)).status).toBe(404);
    expect((await add(999_999_999)).status).toBe(404);
    expect((await add('x' as never)).code).toBe('INVALID');
    const deal = await comingDeal(2);
    expect((await add(goodsNo, deal.dealNo)).status).toBe(404);
    const noSaving = await comingDeal(2, 10_000);
    expect((await add(noSaving.goodsNo, noSaving.dealNo)).code).toBe('OPENING_ENDED');
    expect(await items()).toEqual([]);
  });

  it('requires a sign-in', async () => {
    expect((await add(await coming(5), undefined, shop.visitor())).code).toBe('LOGIN_REQUIRED');
  });

  it('holds the limit, also for alerts at one moment', async () => {
    const goodsNos = [];
    for (let at = 0; at <= MAX_OPENING_ALERTS; at += 1) goodsNos.push(await coming(5));
    for (const goodsNo of goodsNos.slice(2)) await add(goodsNo);
    const sent = await Promise.all(goodsNos.slice(0, 2).map((goodsNo) => add(goodsNo)));
    expect(sent.map(({ code }) => code).sort()).toEqual(['0000', 'OPENING_LIMIT']);
    const [latest] = await items();
    await remove(latest?.alertNo ?? 0);
    const refused = goodsNos[sent.findIndex(({ code }) => code === 'OPENING_LIMIT')] as number;
    expect((await add(refused)).status).toBe(200);
  });
});

describe('an alert', () => {
  it('is told once when the goods go on sale, not before their time', async () => {
    const goodsNo = await coming(2);
    await add(goodsNo);
    await setStatus(goodsNo, 'ON_SALE');
    expect(await tell()).toBe(0);
    await passHours(2);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    const [alert] = await items();
    expect(alert?.state).toBe('OPEN');
    expect(new Date(alert?.toldAt ?? '')).toEqual(shop.clock.now());
  });

  it('is told once when its time deal begins', async () => {
    const { goodsNo, dealNo } = await comingDeal(2);
    await add(goodsNo, dealNo);
    expect(await tell()).toBe(0);
    await passHours(2);
    expect(await tell()).toBe(1);
    expect(await tell()).toBe(0);
    expect(await items()).toMatchObject([{ state: 'OPEN' }]);
    await passHours(6);
    expect(await items()).toMatchObject([{ state: 'ENDED' }]);
  });

  it('is not told when its time is over, and is deleted 90 days later', async () => {
    const goodsNo = await coming(null);
    await add(goodsNo);
    await passHours(24 * OPENING_ALERT_DAYS);
    await setStatus(goodsNo, 'ON_SALE');
    expect(await tell()).toBe(0);
    expect(await items()).toMatchObject([{ state: 'ENDED' }]);
    const now = shop.clock.now();
    expect(await deleteOld(shop.db, now)).toBe(0);
    expect(await deleteOld(shop.db, addMs(now, daysMs(OPENING_ALERT_DAYS) + 1))).toBe(1);
  });

  it('ends with its goods; banned ones show neither name nor picture', async () => {
    const { goodsNo } = await addGoods(shop.db, { status: 'READY', name: '금지될 상품' });
    await add(goodsNo);
    await setStatus(goodsNo, 'BANNED');
    expect(await tell()).toBe(0);
    const listed = await items();
    expect(listed).toMatchObject([{ state: 'ENDED' }]);
    expect(JSON.stringify(listed)).not.toContain('금지될 상품');
  });

  it('is deleted, once, and not told any more, also between the event and its delivery', async () => {
    const goodsNo = await coming(null);
    const { payload } = await add(goodsNo);
    await setStatus(goodsNo, 'ON_SALE');
    expect(await announceOpenings(shop.deps)).toBe(1);
    expect((await remove(payload.alertNo)).status).toBe(200);
    expect((await remove(payload.alertNo)).status).toBe(404);
    await shop.deps.outbox.drain();
    expect(await items()).toEqual([]);
    expect(await tell()).toBe(0);
  });

  it('belongs to its member', async () => {
    const { payload } = await add(await coming(5));
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    expect(await items(stranger)).toEqual([]);
    expect((await remove(payload.alertNo, stranger)).status).toBe(404);
    expect(await items()).toHaveLength(1);
  });

  it('is told once when several processes look at the same moment', async () => {
    for (let at = 0; at < 5; at += 1) {
      const goodsNo = await coming(null);
      await add(goodsNo);
      await setStatus(goodsNo, 'ON_SALE');
    }
    const announced = await Promise.all([1, 2, 3].map(() => announceOpenings(shop.deps)));
    expect(announced.reduce((sum, count) => sum + count, 0)).toBe(5);
    await shop.deps.outbox.drain();
    expect((await items()).map(({ state }) => state)).toEqual(Array(5).fill('OPEN'));
  });
});

describe('the message', () => {
  const told = async () => {
    await deliverMessages(shop);
    const { mbrNo } = await who.call(memberCalls.loginInfo);
    const messages = await messagesTo(shop, mbrNo);
    return messages.filter(({ step }) => step === 'SALE_OPENED');
  };

  it('leads to the goods, once for each alert, and not after its end', async () => {
    const before = (await told()).length;
    const goodsNo = await coming(2);
    await add(goodsNo);
    const deal = await comingDeal(2);
    await add(deal.goodsNo, deal.dealNo);
    await tell();
    expect(await told()).toHaveLength(before);
    await setStatus(goodsNo, 'ON_SALE');
    await passHours(2);
    await tell();
    await tell();
    expect((await told()).slice(before).map(({ url }) => url)).toEqual(
      [goodsNo, deal.goodsNo].map((no) => `http://localhost/goods/detail?goodsNo=${no}`),
    );
    const late = await comingDeal(2);
    await add(late.goodsNo, late.dealNo);
    await passHours(9);
    await tell();
    expect(await told()).toHaveLength(before + 2);
  });
});

describe('the product page', () => {
  it('names the next time deal until it begins', async () => {
    const { goodsNo } = await addGoods(shop.db, { priceWon: 10_000 });
    // The page reads the clock of the database.
    const { dealNo } = await shop.db.one(
      dealRow,
      sql`
      insert into time_deal (goods_no, price, qty, from_at, to_at)
      values (${goodsNo}, 5000, 10, now() + interval '1 hour', now() + interval '2 hours') returning deal_no`,
    );
    const detail = () => who.call(goodsCalls.detail, { params: { goodsNo } });
    expect((await detail()).comingDeal).toMatchObject({ dealNo, priceWon: 5_000 });
    await shop.db.run(sql`
      update time_deal set from_at = now() - interval '1 minute' where deal_no = ${dealNo}`);
    // The database's notice of a change may reach the cache after the next call.
    catalogueCache(shop.deps).invalidateAll();
    const { comingDeal: none, deal } = await detail();
    expect([none, deal?.dealNo]).toEqual([null, dealNo]);
  });
});

import { memberCalls, restockCalls } from '@shop/shared/contracts';
import { MAX_RESTOCK_ALERTS, RESTOCK_ALERT_DAYS } from '@shop/shared/domain';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addGoods, type GoodsOptions, setStock } from '../../../testing/goods';
import { deliverMessages, messagesTo } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { deleteOld } from './restock.repository';
import { announceReturns } from './restock.service';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn(members.general);
}, 120_000);
afterAll(() => shop.close());
afterEach(() => shop.db.run(sql`delete from restock_alert`));

const add = (skuNo: number, by = who) => by.request(restockCalls.add, { body: { skuNo } });
const remove = (skuNo: number, by = who) => by.request(restockCalls.remove, { params: { skuNo } });
const items = async (by = who) => (await by.call(restockCalls.list)).items;
const soldOut = (options: GoodsOptions = {}) => addGoods(shop.db, { stock: 0, ...options });

/** What the jobs of the process do. */
async function tell(): Promise<number> {
  const announced = await announceReturns(shop.deps);
  await shop.deps.outbox.drain();
  return announced;
}

/** A member's alert that waits. */
async function waiting(options?: GoodsOptions): Promise<number> {
  const { skuNo } = await soldOut(options);
  expect((await add(skuNo)).status).toBe(200);
  return skuNo;
}

/** The session of `who` does not last as long. */
async function passDays(days: number): Promise<void> {
  shop.clock.advance(daysMs(days));
  await who.signIn(members.general);
}

describe('setting an alert', () => {
  it('waits for one SKU for 90 days; a repeat changes nothing', async () => {
    const { goodsNo, skuNos } = await soldOut({
      options: [
        ['블랙', 0],
        ['화이트', 0],
      ],
    });
    const endsAt = addMs(shop.clock.now(), daysMs(RESTOCK_ALERT_DAYS)).toISOString();
    const skuNo = skuNos[1] as number;
    expect((await add(skuNo)).payload).toEqual({ endsAt });
    shop.clock.advance(1_000);
    expect((await add(skuNo)).payload).toEqual({ endsAt });
    const [alert, ...others] = await items();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      goods: { goodsNo },
      skuNo,
      optionText: '화이트',
      state: 'WAITING',
      toldAt: null,
    });
    expect(new Date(alert?.endsAt ?? '').toISOString()).toBe(endsAt);
  });

  it('refuses a SKU that is in stock', async () => {
    const { skuNo } = await addGoods(shop.db, { stock: 1 });
    const { status, code } = await add(skuNo);
    expect([status, code]).toEqual([422, 'RESTOCK_IN_STOCK']);
    expect(await items()).toEqual([]);
  });

  it('accepts a SKU whose last piece is reserved or kept back', async () => {
    const { skuNo } = await addGoods(shop.db, { stock: 2 });
    await shop.db.run(sql`update sku_stock set safety = 2 where sku_no = ${skuNo}`);
    expect((await add(skuNo)).status).toBe(200);
  });

  it('accepts goods that the seller marked as sold out for a while', async () => {
    const { skuNo } = await addGoods(shop.db, { status: 'SOLD_OUT', stock: 5 });
    expect((await add(skuNo)).status).toBe(200);
    expect(await tell()).toBe(0);
  });

  it.each([
    ['ended', 'ENDED', 422, 'RESTOCK_NOT_FOR_SALE'],
    ['not yet for sale', 'READY', 422, 'RESTOCK_NOT_FOR_SALE'],
    ['banned', 'BANNED', 404, 'NOT_FOUND'],
  ])('refuses goods that are %s', async (_, goodsStatus, expected, expectedCode) => {
    const { skuNo } = await soldOut({ status: goodsStatus });
    const { status, code } = await add(skuNo);
    expect([status, code]).toEqual([expected, expectedCode]);
  });

  it('refuses what does not exist, and what is no number', async () => {
    expect((await add(999_999_999)).status).toBe(404);
    expect((await add('x' as never)).code).toBe('INVALID');
  });

  it('requires a sign-in', async () => {
    const { skuNo } = await soldOut();
    expect((await add(skuNo, shop.visitor())).code).toBe('LOGIN_REQUIRED');
  });

  it('holds the limit, also for alerts at one moment', async () => {
    const first = await waiting();
    const skuNos = [];
    for (let at = 0; at < MAX_RESTOCK_ALERTS; at += 1) skuNos.push((await soldOut()).skuNo);
    for (const skuNo of skuNos.slice(3)) await add(skuNo);
    const sent = await Promise.all(skuNos.slice(0, 3).map((skuNo) => add(skuNo)));
    expect(sent.map(({ code }) => code).sort()).toEqual(['0000', '0000', 'RESTOCK_LIMIT']);
    expect((await add(first)).status).toBe(200);
    await remove(first);
    const refused = skuNos[sent.findIndex(({ code }) => code === 'RESTOCK_LIMIT')] as number;
    expect((await add(refused)).status).toBe(200);
  });
});

describe('an alert', () => {
  it('is told once when its SKU is in stock again, and says since when', async () => {
    const [back, out] = [await waiting(), await waiting()];
    expect(await tell()).toBe(0);
    await setStock(shop.db, back, 3);
    expect(await tell()).toBe(1);
    const toldAt = shop.clock.now().toISOString();
    shop.clock.advance(60_000);
    expect(await tell()).toBe(0);
    const stateOf = async (skuNo: number) => (await items()).find((item) => item.skuNo === skuNo);
    expect(await stateOf(out)).toMatchObject({ state: 'WAITING', toldAt: null });
    const told = await stateOf(back);
    expect([told?.state, new Date(told?.toldAt ?? '').toISOString()]).toEqual(['BACK', toldAt]);
  });

  it('waits anew when it is set again after the SKU has sold out once more', async () => {
    const skuNo = await waiting();
    await setStock(shop.db, skuNo, 1);
    await tell();
    await setStock(shop.db, skuNo, 0);
    expect((await add(skuNo)).status).toBe(200);
    expect(await items()).toMatchObject([{ skuNo, state: 'WAITING', toldAt: null }]);
    await setStock(shop.db, skuNo, 1);
    expect(await tell()).toBe(1);
  });

  it('ends after 90 days, is not told then, and is deleted after 90 more', async () => {
    const skuNo = await waiting();
    await passDays(RESTOCK_ALERT_DAYS);
    expect(await items()).toMatchObject([{ skuNo, state: 'ENDED', toldAt: null }]);
    await setStock(shop.db, skuNo, 1);
    expect(await tell()).toBe(0);
    expect(await deleteOld(shop.db, shop.clock.now())).toBe(0);
    expect(await deleteOld(shop.db, addMs(shop.clock.now(), daysMs(RESTOCK_ALERT_DAYS) + 1))).toBe(
      1,
    );
  });

  it('ends with its goods; banned ones show neither name nor picture', async () => {
    const skuNo = await waiting({ name: '금지될 상품' });
    await shop.db.run(sql`
      update goods set status = 'BANNED' where goods_no = (select goods_no from sku where sku_no = ${skuNo})`);
    await setStock(shop.db, skuNo, 1);
    expect(await tell()).toBe(0);
    const listed = await items();
    expect(listed).toMatchObject([{ skuNo, state: 'ENDED' }]);
    expect(JSON.stringify(listed)).not.toContain('금지될 상품');
  });

  it('is deleted, once, and not told any more', async () => {
    const skuNo = await waiting();
    expect((await remove(skuNo)).status).toBe(200);
    expect((await remove(skuNo)).status).toBe(404);
    expect(await items()).toEqual([]);
    await setStock(shop.db, skuNo, 1);
    expect(await tell()).toBe(0);
  });

  it('is not told when it is deleted between the event and its delivery', async () => {
    const skuNo = await waiting();
    await setStock(shop.db, skuNo, 1);
    expect(await announceReturns(shop.deps)).toBe(1);
    await remove(skuNo);
    await shop.deps.outbox.drain();
    expect(await items()).toEqual([]);
  });

  it('belongs to its member', async () => {
    const skuNo = await waiting();
    const stranger = shop.visitor();
    await stranger.signIn(members.corporate);
    expect(await items(stranger)).toEqual([]);
    expect((await remove(skuNo, stranger)).status).toBe(404);
    expect(await items()).toMatchObject([{ skuNo }]);
  });
});

describe('the message', () => {
  const told = async () => {
    await deliverMessages(shop);
    const { mbrNo } = await who.call(memberCalls.loginInfo);
    const messages = await messagesTo(shop, mbrNo);
    return messages.filter(({ step }) => step === 'RESTOCKED').slice(-1);
  };

  it('names the SKU and leads to its goods, once for each alert', async () => {
    const { goodsNo, skuNos } = await soldOut({ name: '양모 코트', options: [['블랙', 0]] });
    const [skuNo = 0] = skuNos;
    await add(skuNo);
    await setStock(shop.db, skuNo, 3);
    await tell();
    const [message] = await told();
    expect(message?.text).toContain('양모 코트 블랙');
    expect(message?.url).toBe(`http://localhost/goods/detail?goodsNo=${goodsNo}`);
    await tell();
    expect(await told()).toEqual([message]);

    // The same SKU sells out and the member waits again.
    await setStock(shop.db, skuNo, 0);
    shop.clock.advance(1_000);
    await add(skuNo);
    await setStock(shop.db, skuNo, 1);
    await tell();
    const [again] = await told();
    expect(again?.key).not.toBe(message?.key);
    expect(again?.text).toBe(message?.text);
  });

  it('is not sent for an alert that was deleted, or that is over', async () => {
    const before = await told();
    const deleted = await waiting();
    await setStock(shop.db, deleted, 1);
    await announceReturns(shop.deps);
    await remove(deleted);
    await shop.deps.outbox.drain();
    const over = await waiting();
    await passDays(RESTOCK_ALERT_DAYS);
    await setStock(shop.db, over, 1);
    await tell();
    expect(await told()).toEqual(before);
  });

  it('has no name of adult goods', async () => {
    const { goodsNo, skuNo } = await soldOut({ name: '위스키 잔' });
    await shop.db.run(sql`update goods set adult_yn = true where goods_no = ${goodsNo}`);
    await add(skuNo);
    await setStock(shop.db, skuNo, 1);
    await tell();
    expect((await told())[0]?.text).toContain('성인 인증 상품');
    expect((await told())[0]?.text).not.toContain('위스키');
  });
});

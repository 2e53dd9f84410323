import { favoriteCalls, memberCalls, notificationCalls } from '@shop/shared/contracts';
import { sql } from '../../../platform/db/sql';
import { addGoods, setPrice } from '../../../testing/goods';
import { setKoreaTime } from '../../../testing/korea-clock';
import { deliverMessages, messagesTo } from '../../../testing/messages';
import { consentTo } from '../../../testing/notification-choices';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { tellPriceDrops } from './price-drops';

let shop: TestShop;
let who: Visitor;
let memberNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

/** The session does not last until the next day. */
async function at(time: string, inDays = 1): Promise<void> {
  setKoreaTime(shop, time, inDays);
  await who.signIn(members.general);
  memberNo = (await who.call(memberCalls.loginInfo)).mbrNo;
}
beforeEach(async () => {
  await shop.db.run(sql`delete from favorite`);
  await at('10:00');
  await consentTo(who, 'MARKETING_SMS');
  await consentTo(who, 'MARKETING_EMAIL', false);
  await consentTo(who, 'MARKETING_PUSH', false);
});

async function keep(priceWon: number, name: string): Promise<number> {
  const { goodsNo } = await addGoods(shop.db, { priceWon, name });
  await who.call(favoriteCalls.set, { body: { targetCd: '10', no: goodsNo, isOn: true } });
  return goodsNo;
}

const sent = async () => {
  const messages = await messagesTo(shop, memberNo);
  return messages.filter(({ step }) => step === 'PRICE_DROPPED');
};

/** What the jobs do. @returns what was sent since */
async function tell() {
  const before = (await sent()).length;
  await tellPriceDrops(shop.deps);
  await deliverMessages(shop);
  return (await sent()).slice(before);
}

it('names the greatest drops in one message of the day, marked as advertising with its refusal', async () => {
  for (const [name, from, to] of [
    ['양말', 5_000, 4_500],
    ['코트', 90_000, 60_000],
    ['머그', 12_000, 10_000],
    ['가방', 40_000, 35_000],
    ['그대로', 10_000, 10_000],
  ] as const)
    await setPrice(shop.db, await keep(from, name), to);
  const [message, ...others] = await tell();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    channel: 'MESSAGE',
    url: expect.stringContaining('filter=drop'),
  });
  expect(message?.text.split('\n')).toEqual([
    '(광고) [온담] 찜한 상품의 가격이 내렸어요',
    '코트 60,000원 (30,000원↓), 가방 35,000원 (5,000원↓), 머그 10,000원 (2,000원↓) 외 1개',
    '무료 수신 거부: 마이페이지 > 내 정보 > 알림 설정, 문의 1577-7083',
  ]);
  const { items } = await who.call(notificationCalls.list, { query: { kind: 'PRICE' } });
  expect(items[0]?.title).toBe('(광고) 찜한 상품의 가격이 내렸어요');
});

it('tells one drop once, a further one the next day, and a price that is only as low as before never', async () => {
  const goodsNo = await keep(10_000, '코트');
  await setPrice(shop.db, goodsNo, 9_000);
  expect(await tell()).toHaveLength(1);
  await setPrice(shop.db, goodsNo, 8_000);
  expect(await tell()).toEqual([]);
  await at('09:00');
  expect((await tell())[0]?.text).toContain('8,000원 (2,000원↓)');
  await at('09:00');
  expect(await tell()).toEqual([]);
  await setPrice(shop.db, goodsNo, 9_500);
  await at('09:00');
  expect(await tell()).toEqual([]);
});

it('needs the consent of the channel, at the moment of sending', async () => {
  const goodsNo = await keep(10_000, '코트');
  await setPrice(shop.db, goodsNo, 9_000);
  await consentTo(who, 'MARKETING_SMS', false);
  expect(await tell()).toEqual([]);
  await consentTo(who, 'MARKETING_EMAIL');
  expect(await tell()).toMatchObject([{ channel: 'EMAIL' }]);

  await at('09:00');
  await setPrice(shop.db, goodsNo, 8_000);
  await tellPriceDrops(shop.deps);
  await consentTo(who, 'MARKETING_EMAIL', false);
  const before = await sent();
  await deliverMessages(shop);
  expect(await sent()).toEqual(before);
});

it('follows the choice about prices', async () => {
  const goodsNo = await keep(10_000, '코트');
  await setPrice(shop.db, goodsNo, 9_000);
  const choose = (isOn: boolean) =>
    who.call(notificationCalls.choose, { body: { kind: 'PRICE', channel: 'MESSAGE', isOn } });
  await choose(false);
  expect(await tell()).toEqual([]);
  await choose(true);
  expect(await tell()).toHaveLength(1);
});

it('says nothing of goods that are gone or sold out, nor by night', async () => {
  const [gone, soldOut, night] = [
    await keep(9_000, 'a'),
    await keep(9_000, 'b'),
    await keep(9_000, 'c'),
  ];
  for (const goodsNo of [gone, soldOut]) await setPrice(shop.db, goodsNo, 8_000);
  await shop.db.run(sql`update goods set status = 'ENDED' where goods_no = ${gone}`);
  await shop.db.run(sql`
    update sku_stock set on_hand = 0 where sku_no in (select sku_no from sku where goods_no = ${soldOut})`);
  await shop.db.run(sql`update goods set sold_out = true where goods_no = ${soldOut}`);
  expect(await tell()).toEqual([]);
  await setPrice(shop.db, night, 8_000);
  await at('21:00', 0);
  expect(await tell()).toEqual([]);
  await at('07:59');
  expect(await tell()).toEqual([]);
  await at('08:00', 0);
  expect(await tell()).toHaveLength(1);
});

it.each([
  ['20:59:59', true],
  ['21:00:00', false],
])('what was written by day is sent at %s: %s', async (time, isSent) => {
  await at('15:00');
  await setPrice(shop.db, await keep(10_000, '코트'), 9_000);
  await tellPriceDrops(shop.deps);
  await shop.deps.outbox.drain();
  const before = (await sent()).length;
  await at(time, 0);
  await deliverMessages(shop);
  expect((await sent()).length - before).toBe(isSent ? 1 : 0);
  if (isSent) return;
  await at('07:59:59');
  await deliverMessages(shop);
  expect(await sent()).toHaveLength(before);
  await at('08:00:00', 0);
  await deliverMessages(shop);
  expect(await sent()).toHaveLength(before + 1);
});

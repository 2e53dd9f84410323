import { basketCalls, memberCalls, notificationCalls } from '@shop/shared/contracts';
import { daysMs } from '../../../platform/clock';
import { deliverMessages } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { emitNotice, type NoticeStep } from '../../member/notice';
import { deleteOld } from './notification.repository';

let shop: TestShop;
let who: Visitor;
let memberNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await who.signIn();
  memberNo = (await who.call(memberCalls.loginInfo)).mbrNo;
}, 120_000);
afterAll(() => shop.close());

const facts = { goodsName: '코트', eventName: '뽑기', prizeName: '머그', drops: '코트' };
/** Tells the member as the modules do. */
async function tell(count: number, step: NoticeStep, prefix: string): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const notice = { memberNo, step, key: `${prefix}:${at}`, path: '/mypage', facts };
    await shop.db.tx((tx) => emitNotice(tx, notice, shop.clock.now()));
  }
  await deliverMessages(shop);
}

const list = (query: { kind?: 'ALERT' | 'EVENT' | 'CLAIM'; before?: number } = {}) =>
  who.call(notificationCalls.list, { query });
const headerOf = (by: Visitor) => by.call(basketCalls.count);

it('comes page by page and by kind, with the number of new ones of all kinds', async () => {
  await tell(25, 'RESTOCKED', 'alert');
  await tell(3, 'EVENT_WON', 'event');
  const first = await list();
  expect([first.items.length, first.unreadCount]).toEqual([20, 28]);
  const second = await list({ before: first.next as number });
  expect([second.items.length, second.next, second.unreadCount]).toEqual([8, null, 28]);
  const numbers = [...first.items, ...second.items].map(({ notificationNo }) => notificationNo);
  expect(new Set(numbers).size).toBe(28);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

  const events = await list({ kind: 'EVENT' });
  expect(events.items.map(({ topic }) => topic)).toEqual(['EVENT', 'EVENT', 'EVENT']);
  expect([events.next, events.unreadCount]).toEqual([null, 28]);
  const alerts = await list({ kind: 'ALERT' });
  expect(alerts.items).toHaveLength(20);
  expect((await list({ kind: 'ALERT', before: alerts.next as number })).items).toHaveLength(5);
  expect((await list({ kind: 'CLAIM' })).items).toEqual([]);
});

it('refuses a kind or a place that there is not', async () => {
  for (const query of [{ kind: 'NEWS' }, { before: 'x' }, { before: 0 }])
    expect((await who.request(notificationCalls.list, { query: query as never })).code).toBe(
      'INVALID',
    );
});

it('has its number of new ones in the header of the member, and none for a visitor', async () => {
  expect((await headerOf(who)).unreadCount).toBe(28);
  const { items } = await list();
  await who.call(notificationCalls.read, {
    body: { upTo: items[0]?.notificationNo as number },
  });
  expect((await headerOf(who)).unreadCount).toBe(0);
  expect(await headerOf(shop.visitor())).toEqual({ count: 0 });
});

it('writes one notice of a key, and forgets it after 90 days', async () => {
  await tell(1, 'EVENT_WON', 'event');
  expect((await list({ kind: 'EVENT' })).items).toHaveLength(3);
  shop.clock.advance(daysMs(91));
  await deleteOld(shop.db, shop.clock.now());
  await who.signIn();
  expect((await list()).items).toEqual([]);
});

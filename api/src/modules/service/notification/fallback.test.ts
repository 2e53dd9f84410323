import { leavingCalls, memberCalls, notificationCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { minutesMs } from '../../../platform/clock';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { MessageOutcome, PushMessage } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { deliverMessages, messagesOf } from '../../../testing/messages';
import { browser, onlyBy } from '../../../testing/notification-choices';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { sendWaiting } from './send';

const stateRow = z.object({ state: z.string(), channel: z.string().nullable() });

/** What the push services do; undefined: what the sandbox does. */
let pushed: ((message: PushMessage) => Promise<MessageOutcome>) | undefined;
/** What the provider of messages does. */
let texted: (() => Promise<MessageOutcome>) | undefined;
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop({
    adapters: (made) => ({
      ...made,
      messages: { send: (message) => (texted ?? (() => made.messages.send(message)))() },
      push: made.push && {
        publicKey: made.push.publicKey,
        send: (message) => (pushed ?? made.push?.send ?? fail)(message),
      },
    }),
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  pushed = undefined;
  texted = undefined;
  jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  who = shop.visitor();
  await who.signIn();
});
afterEach(async () => {
  await shop.db.run(sql`delete from push_subscription`);
  jest.restoreAllMocks();
});

const fail = (): Promise<MessageOutcome> => Promise.reject(new Error('away'));
const order = async (by = who): Promise<string> => {
  const { skuNo } = await addGoods(shop.db);
  return buy(shop, by, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
};
const another = async (customer: string): Promise<Visitor> => {
  const visitor = shop.visitor();
  await visitor.signIn(customer);
  return visitor;
};
const subscribe = (name: string, by = who) =>
  by.call(notificationCalls.subscribe, { body: browser(name) });
const channelsOf = async (orderNo: string) =>
  (await messagesOf(shop, orderNo)).map(({ channel }) => channel);
const endOf = (orderNo: string) =>
  shop.db.one(stateRow, sql`select state, channel from notification where order_no = ${orderNo}`);
const browsers = async () =>
  (await shop.db.one(countRow, sql`select count(*) from push_subscription`)).count;

it('sends to each browser of the member, and then to no phone', async () => {
  const phone = shop.visitor();
  await phone.signIn();
  await subscribe('desk');
  await subscribe('phone', phone);
  const orderNo = await order();
  await deliverMessages(shop);
  expect(await channelsOf(orderNo)).toEqual(['PUSH', 'PUSH']);
  expect(await endOf(orderNo)).toEqual({ state: 'SENT', channel: 'PUSH' });
  await phone.call(notificationCalls.unsubscribe);
});

it('goes by the next channel when the browser has gone, and forgets the browser', async () => {
  await subscribe('gone');
  pushed = () => Promise.resolve('refused');
  const orderNo = await order();
  await deliverMessages(shop);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
  expect((await who.call(notificationCalls.settings)).push?.isOnHere).toBe(false);
  expect(await browsers()).toBe(0);
});

it('goes by mail when nobody has the number', async () => {
  texted = () => Promise.resolve('refused');
  const orderNo = await order();
  await deliverMessages(shop);
  expect(await channelsOf(orderNo)).toEqual(['EMAIL']);
});

it('goes by the next channel when one stays away, and not back to it', async () => {
  await subscribe('away');
  let pushes = 0;
  pushed = () => {
    pushes += 1;
    return fail();
  };
  const orderNo = await order();
  await deliverMessages(shop);
  for (const wait of [0.5, 2, 10]) {
    expect(await channelsOf(orderNo)).toEqual([]);
    shop.clock.advance(minutesMs(wait));
    await sendWaiting(shop.deps);
  }
  expect(pushes).toBe(4);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
  shop.clock.advance(minutesMs(120));
  await sendWaiting(shop.deps);
  expect(pushes).toBe(4);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
});

it('stays with the last channel until it answers', async () => {
  await onlyBy(who, 'MESSAGE');
  texted = fail;
  const orderNo = await order();
  await deliverMessages(shop);
  for (const wait of [0.5, 2, 10, 30, 60, 60]) {
    shop.clock.advance(minutesMs(wait));
    await sendWaiting(shop.deps);
  }
  expect(await endOf(orderNo)).toEqual({ state: 'WAITING', channel: null });
  texted = undefined;
  shop.clock.advance(minutesMs(60));
  await sendWaiting(shop.deps);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
  await who.signIn();
  for (const channel of ['PUSH', 'EMAIL'] as const)
    await who.call(notificationCalls.choose, { body: { kind: 'ORDER', channel, isOn: true } });
});

it('sends to no browser after signing out, nor after leaving', async () => {
  const [first, second] = await addMembers(shop, 2);
  if (!first || !second) throw new Error('Members are missing.');
  await subscribe('signed-out', first);
  const orderNo = await order(first);
  await first.call(memberCalls.logout, { body: { loginMediaCd: '10' } });
  await deliverMessages(shop);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
  await subscribe('left', second);
  expect(await browsers()).toBe(1);
  const { losses } = await second.call(leavingCalls.view);
  await second.call(leavingCalls.leave, { body: { losses } });
  expect(await browsers()).toBe(0);
});

it('gives a browser to the member who signed in there last', async () => {
  const other = await another(members.corporate);
  await subscribe('shared');
  await subscribe('shared', other);
  expect((await who.call(notificationCalls.settings)).push?.isOnHere).toBe(false);
  const orderNo = await order();
  await deliverMessages(shop);
  expect(await channelsOf(orderNo)).toEqual(['MESSAGE']);
});

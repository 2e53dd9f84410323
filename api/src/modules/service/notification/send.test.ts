import { z } from 'zod';
import { daysMs, hoursMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Message, MessageOutcome } from '../../../ports';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { deliverMessages, messagesOf } from '../../../testing/messages';
import { onlyBy } from '../../../testing/notification-choices';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';
import { deleteOld } from './notification.repository';
import { sendWaiting } from './send';

const stateRow = z.object({ state: z.string(), tries: z.number() });

type Send = (message: Message) => Promise<MessageOutcome>;
/** What the provider does; undefined: what the sandbox does. */
let provider: ((sandbox: Send) => Send) | undefined;
let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop({
    adapters: (made) => ({
      ...made,
      messages: {
        send: (message) => (provider?.(made.messages.send) ?? made.messages.send)(message),
      },
    }),
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  provider = undefined;
  who = shop.visitor();
  await who.signIn();
});
afterEach(() => jest.restoreAllMocks());

const order = async (): Promise<string> => {
  const { skuNo } = await addGoods(shop.db);
  return buy(shop, who, [{ skuNo, qty: 1 }], { couponIssueNos: [] });
};
const stateOf = (orderNo: string) =>
  shop.db.maybe(stateRow, sql`select state, tries from notification where order_no = ${orderNo}`);
const setMember = (orderNo: string, status: 'ACTIVE' | 'WITHDRAWN') =>
  shop.db.run(sql`
    update member set status = ${status} where member_no = (
      select member_no from orders where order_no = ${orderNo})`);

it('tries a provider that fails three times again, later each time, and sends the message once', async () => {
  const warn = jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  const keys: string[] = [];
  provider = (sandbox) => async (message) => {
    keys.push(message.key);
    if (keys.length <= 3) throw new Error(`No answer about ${message.receiver}.`);
    return sandbox(message);
  };
  const orderNo = await order();
  await deliverMessages(shop);
  for (const wait of [0.5, 2, 10]) {
    shop.clock.advance(minutesMs(wait) - 1);
    expect(await sendWaiting(shop.deps)).toBe(0);
    shop.clock.advance(1);
    await sendWaiting(shop.deps);
  }
  expect(await stateOf(orderNo)).toEqual({ state: 'SENT', tries: 4 });
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(await messagesOf(shop, orderNo)).toHaveLength(1);
  shop.clock.advance(hoursMs(2));
  expect(await sendWaiting(shop.deps)).toBe(0);
  // The number stands in the provider's error, and must not stand in the log.
  expect(warn).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('0102030');
});

it('repeats a message whose answer was lost with its key, which the provider sends once', async () => {
  jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  let isLost = true;
  provider = (sandbox) => async (message) => {
    const outcome = await sandbox(message);
    if (isLost) throw new Error('The connection broke.');
    return outcome;
  };
  const orderNo = await order();
  await deliverMessages(shop);
  expect(await stateOf(orderNo)).toEqual({ state: 'WAITING', tries: 1 });
  isLost = false;
  shop.clock.advance(minutesMs(1));
  await sendWaiting(shop.deps);
  expect(await stateOf(orderNo)).toEqual({ state: 'SENT', tries: 2 });
  expect(await messagesOf(shop, orderNo)).toHaveLength(1);
});

it('does not repeat what the only channel refuses', async () => {
  await onlyBy(who, 'MESSAGE');
  provider = () => async () => 'refused';
  const orderNo = await order();
  await deliverMessages(shop);
  provider = undefined;
  shop.clock.advance(hoursMs(1));
  await sendWaiting(shop.deps);
  expect(await stateOf(orderNo)).toEqual({ state: 'REFUSED', tries: 1 });
  expect(await messagesOf(shop, orderNo)).toEqual([]);
});

it('tells nothing to a member who has left, before or after it was written', async () => {
  const before = await order();
  await setMember(before, 'WITHDRAWN');
  await deliverMessages(shop);
  expect(await stateOf(before)).toBeUndefined();
  await setMember(before, 'ACTIVE');
  // Leaving has ended the session.
  await who.signIn();

  const after = await order();
  await shop.deps.outbox.drain();
  await setMember(after, 'WITHDRAWN');
  expect(await sendWaiting(shop.deps)).toBe(0);
  expect(await stateOf(after)).toEqual({ state: 'DROPPED', tries: 1 });
  await setMember(after, 'ACTIVE');
  await who.signIn();
  expect(await messagesOf(shop, after)).toEqual([]);
});

it('sends no old news: after a day a step is neither written nor sent', async () => {
  jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  const alarm = jest.spyOn(shop.deps.log, 'error').mockImplementation(() => undefined);
  const unwritten = await order();
  shop.clock.advance(daysMs(1) + 1);
  await deliverMessages(shop);
  expect(await stateOf(unwritten)).toBeUndefined();

  await who.signIn();
  provider = () => () => Promise.reject(new Error('The provider is away.'));
  const unsent = await order();
  await deliverMessages(shop);
  provider = undefined;
  shop.clock.advance(daysMs(1) + 1);
  expect(await sendWaiting(shop.deps)).toBe(0);
  expect((await stateOf(unsent))?.state).toBe('DROPPED');
  expect(alarm.mock.calls.map(([, text]) => text)).toEqual(['a message was not sent within a day']);
});

it('sends at once what waited when the clock was turned back', async () => {
  jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  provider = () => () => Promise.reject(new Error('The provider is away.'));
  const orderNo = await order();
  await deliverMessages(shop);
  provider = undefined;
  shop.clock.advance(-daysMs(1));
  await sendWaiting(shop.deps);
  expect((await stateOf(orderNo))?.state).toBe('SENT');
});

it('forgets after 90 days', async () => {
  const orderNo = await order();
  await deliverMessages(shop);
  shop.clock.advance(daysMs(89));
  await deleteOld(shop.db, shop.clock.now());
  expect(await stateOf(orderNo)).toBeDefined();
  shop.clock.advance(daysMs(2));
  await deleteOld(shop.db, shop.clock.now());
  expect(await stateOf(orderNo)).toBeUndefined();
});

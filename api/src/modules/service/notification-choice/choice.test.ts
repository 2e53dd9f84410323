import { notificationCalls } from '@shop/shared/contracts';
import { type NotificationKind, notificationKinds, tableKeys } from '@shop/shared/domain';
import { browser } from '../../../testing/notification-choices';
import { openTestShop, type TestShop } from '../../../testing/shop';
import type { Visitor } from '../../../testing/visitor';

let shop: TestShop;
let who: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  who = shop.visitor();
  await who.signIn();
});

type Channel = 'PUSH' | 'MESSAGE' | 'EMAIL';
const settings = () => who.call(notificationCalls.settings);
const choose = (kind: NotificationKind, channel: Channel, isOn: boolean) =>
  who.request(notificationCalls.choose, { body: { kind, channel, isOn } });
const channelsOf = async (kind: NotificationKind) =>
  (await settings()).kinds.find((one) => one.kind === kind)?.channels;

it('lists every kind with its defaults', async () => {
  const { kinds, available, push } = await settings();
  expect(kinds.map(({ kind }) => kind)).toEqual(tableKeys(notificationKinds));
  expect(kinds[0]?.channels).toEqual({ PUSH: true, MESSAGE: true, EMAIL: true });
  expect(available).toEqual({ PUSH: true, MESSAGE: true, EMAIL: true });
  expect(Buffer.from(push?.publicKey ?? '', 'base64url')).toHaveLength(65);
});

it('keeps a choice, also when it is made twice', async () => {
  for (const _ of [1, 2]) {
    expect((await choose('ANSWER', 'MESSAGE', false)).status).toBe(200);
    expect(await channelsOf('ANSWER')).toEqual({ PUSH: true, MESSAGE: false, EMAIL: true });
  }
  await choose('ANSWER', 'MESSAGE', true);
  expect(await channelsOf('ANSWER')).toEqual({ PUSH: true, MESSAGE: true, EMAIL: true });
});

const required = tableKeys<NotificationKind>(notificationKinds).filter(
  (kind) => notificationKinds[kind].isRequired,
);

it.each(required)('keeps a message or a mail for %s, also of two changes at once', async (kind) => {
  const replies = await Promise.all([choose(kind, 'MESSAGE', false), choose(kind, 'EMAIL', false)]);
  expect(replies.map(({ code }) => code).sort()).toEqual(['0000', 'NOTIFICATION_REQUIRED']);
  const channels = await channelsOf(kind);
  expect([channels?.MESSAGE, channels?.EMAIL].filter(Boolean)).toHaveLength(1);
  await choose(kind, 'MESSAGE', true);
  await choose(kind, 'EMAIL', true);
});

it('lets a member switch off all of what nobody has to be told', async () => {
  for (const channel of ['PUSH', 'MESSAGE', 'EMAIL'] as const)
    expect((await choose('EVENT', channel, false)).status).toBe(200);
  expect(await channelsOf('EVENT')).toEqual({ PUSH: false, MESSAGE: false, EMAIL: false });
});

describe('a browser', () => {
  const subscribe = (change: object) =>
    who.request(notificationCalls.subscribe, { body: { ...browser('one'), ...change } });

  it('is on until it is switched off', async () => {
    expect((await subscribe({})).status).toBe(200);
    expect((await subscribe({})).status).toBe(200);
    expect((await settings()).push?.isOnHere).toBe(true);
    await who.call(notificationCalls.unsubscribe);
    expect((await settings()).push?.isOnHere).toBe(false);
  });

  it.each([
    'https://127.0.0.1/push',
    'https://localhost/push',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/push',
    'https://10.0.0.8/push',
    'https://shop.internal/push',
    'https://fcm.googleapis.com.evil.example/fcm/send/1',
    'https://evil.example/fcm.googleapis.com',
    'https://notify.windows.com.evil.example/x',
    'https://evilpush.apple.com/x',
    'https://fcm.googleapis.com:8443/fcm/send/1',
    'https://user@fcm.googleapis.com/fcm/send/1',
  ])('is refused at %s', async (endpoint) => {
    expect((await subscribe({ endpoint })).code).toBe('PUSH_UNKNOWN');
  });

  it.each([
    { endpoint: 'http://fcm.googleapis.com/fcm/send/1' },
    { endpoint: 'file:///etc/passwd' },
    { endpoint: '' },
    { p256dh: 'ㄱ' },
  ])('is invalid with %j', async (change) => {
    expect((await subscribe(change)).code).toBe('INVALID');
  });

  it('is refused with keys that encrypt nothing', async () => {
    expect((await subscribe({ p256dh: 'AAAA' })).code).toBe('PUSH_UNKNOWN');
    expect((await subscribe({ auth: 'AAAA' })).code).toBe('PUSH_UNKNOWN');
  });

  it('serves a worker script that the browser revalidates on every use', async () => {
    const worker = await shop.app.inject({ url: '/push/worker.js' });
    expect(worker.headers['content-type']).toContain('text/javascript');
    expect(worker.headers['cache-control']).toBe('no-cache');
  });
});

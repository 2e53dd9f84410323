import { deviceCalls, memberCalls } from '@shop/shared/contracts';
import { minutesMs } from '../../../platform/clock';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36';

async function signInOn(userAgent: string, cno = members.family): Promise<Visitor> {
  const who = shop.visitor();
  const lid = await ticketOf(who, cno);
  await who.call(memberCalls.login, { body: { lid } }, { headers: { 'user-agent': userAgent } });
  return who;
}

const devicesOf = async (who: Visitor) => (await who.call(deviceCalls.list)).devices;

it('lists the devices of a member, this one first, with names to know them by', async () => {
  const phone = await signInOn(PHONE);
  shop.clock.advance(minutesMs(5));
  const desktop = await signInOn(DESKTOP);
  expect(await devicesOf(phone)).toMatchObject([
    { name: '아이폰 · Safari', isCurrent: true },
    { name: 'Windows · Chrome', isCurrent: false, signedInAt: shop.clock.now().toISOString() },
  ]);
  expect((await devicesOf(desktop)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

it('signs another device out, which cannot come back by its refresh token', async () => {
  const here = await signInOn(PHONE, members.general);
  const there = await signInOn(DESKTOP, members.general);
  const { deviceId } = (await devicesOf(here)).find(({ isCurrent }) => !isCurrent) ?? {
    deviceId: '',
  };
  await here.call(deviceCalls.signOut, { params: { deviceId } });
  expect((await there.request(memberCalls.loginInfo)).status).toBe(401);
  expect((await there.request(memberCalls.refresh, { body: {} })).code).toBe('SESSION_ENDED');
  expect(await devicesOf(here)).toHaveLength(1);
  const again = await here.request(deviceCalls.signOut, { params: { deviceId } });
  expect(again.status).toBe(404);
});

it('signs out all but this device', async () => {
  const here = await signInOn(PHONE, members.corporate);
  const others = [
    await signInOn(DESKTOP, members.corporate),
    await signInOn(DESKTOP, members.corporate),
  ];
  expect(await here.call(deviceCalls.signOutOthers, { body: {} })).toEqual({ count: 2 });
  for (const who of others) expect((await who.request(memberCalls.loginInfo)).status).toBe(401);
  expect((await here.request(memberCalls.loginInfo)).status).toBe(200);
});

it('touches no device of another member, and not this one', async () => {
  const here = await signInOn(PHONE, members.fresh);
  const stranger = await signInOn(DESKTOP, members.family);
  const [own] = await devicesOf(here);
  const [theirs] = await devicesOf(stranger);
  const signOut = (deviceId = '') => here.request(deviceCalls.signOut, { params: { deviceId } });
  expect((await signOut(theirs?.deviceId)).status).toBe(404);
  expect(await signOut(own?.deviceId)).toMatchObject({ status: 409, code: 'DEVICE_CURRENT' });
  expect((await stranger.request(memberCalls.loginInfo)).status).toBe(200);
});

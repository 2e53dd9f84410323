import { memberCalls, profileCalls } from '@shop/shared/contracts';
import { minutesMs } from '../../../platform/clock';
import type { MessageOutcome } from '../../../ports';
import { checkIdentity } from '../../../testing/check-identity';
import { codeSentTo, warningsTo } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMember } from '../member';

/** Replaces the provider of text messages. */
let provider: (() => Promise<MessageOutcome>) | undefined;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({
    adapters: (made) => ({
      ...made,
      messages: {
        ...made.messages,
        send: (message) => provider?.() ?? made.messages.send(message),
      },
    }),
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  provider = undefined;
});

const signedIn = async (cno = members.family): Promise<Visitor> => {
  const who = shop.visitor();
  await who.signIn(cno);
  return who;
};
const memberOf = async (who: Visitor) => {
  const { mbrNo } = await who.call(memberCalls.loginInfo);
  const member = await findMember(shop.db, shop.deps.secrets, mbrNo);
  if (!member) throw new Error('No member.');
  return member;
};
/** The first hour is over: no code counts any more. */
const anHourLater = () => shop.clock.advance(minutesMs(61));

it('shows phone, mail and birthday in full for ten minutes after a code, in this session only', async () => {
  const who = await signedIn();
  const other = await signedIn();
  const { name, phone, email } = await memberOf(who);
  const before = await who.call(profileCalls.view);
  expect(before).toMatchObject({ checkedUntil: null });
  expect(JSON.stringify(before)).not.toContain(phone.slice(-8, -4));
  expect((await who.call(memberCalls.memberInfo)).telNo).toContain('****');

  const { sentTo } = await who.call(profileCalls.startCheck, { body: {} });
  expect(sentTo).toContain('****');
  const code = await codeSentTo(shop, phone.replace(/\D/g, ''));
  await who.call(profileCalls.confirmCheck, {
    body: { code: `${code.slice(0, 3)} ${code.slice(3)}` },
  });
  expect(await who.call(profileCalls.view)).toMatchObject({ name, email });
  expect((await who.call(memberCalls.memberInfo)).email).toBe(email);
  expect((await other.call(profileCalls.view)).checkedUntil).toBeNull();

  shop.clock.advance(minutesMs(10));
  expect((await who.call(profileCalls.view)).checkedUntil).toBeNull();
  // A code counts once.
  const again = await who.request(profileCalls.confirmCheck, { body: { code } });
  expect(again).toMatchObject({ status: 410, code: 'CODE_ENDED' });
});

it('ends a code after five wrong ones and after three minutes', async () => {
  anHourLater();
  const who = await signedIn();
  const { phone } = await memberOf(who);
  const tryCode = (code: string) => who.request(profileCalls.confirmCheck, { body: { code } });
  await who.call(profileCalls.startCheck, { body: {} });
  const code = await codeSentTo(shop, phone.replace(/\D/g, ''));
  const wrong = code === '000000' ? '111111' : '000000';
  for (const triesLeft of [4, 3, 2, 1])
    expect(await tryCode(wrong)).toMatchObject({ status: 422, payload: { triesLeft } });
  expect(await tryCode(wrong)).toMatchObject({ status: 410 });
  expect(await tryCode(code)).toMatchObject({ status: 410 });

  await who.call(profileCalls.startCheck, { body: {} });
  const late = await codeSentTo(shop, phone.replace(/\D/g, ''));
  shop.clock.advance(minutesMs(3));
  expect(await tryCode(late)).toMatchObject({ status: 410, code: 'CODE_ENDED' });
});

it('reports that a code could not be sent, and logs no phone number', async () => {
  anHourLater();
  const warn = jest.spyOn(shop.deps.log, 'warn').mockImplementation(() => undefined);
  const who = await signedIn();
  const { phone } = await memberOf(who);
  for (const outcome of [Promise.resolve('refused' as const), Promise.reject(new Error(phone))]) {
    provider = () => outcome;
    expect(await who.request(profileCalls.startCheck, { body: {} })).toMatchObject({
      status: 503,
      code: 'CODE_DOWN',
    });
  }
  expect(warn.mock.calls.map(([, text]) => text)).toEqual([
    'a code was not sent',
    'a code was not sent',
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain(phone);
  warn.mockRestore();
});

it('sends five codes an hour', async () => {
  anHourLater();
  const who = await signedIn();
  const send = () => who.request(profileCalls.startCheck, { body: {} });
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, code: 'CODE_SENDS' });
  anHourLater();
  await who.signIn(members.family);
  expect((await send()).status).toBe(200);
});

describe('a contact', () => {
  beforeEach(anHourLater);

  it('is not changed without a check of the identity', async () => {
    const who = await signedIn();
    const body = { kind: 'PHONE', value: '01055556666' } as const;
    expect(await who.request(profileCalls.startContact, { body })).toMatchObject({
      status: 403,
      code: 'CHECK_REQUIRED',
    });
  });

  it.each([
    ['PHONE', '02-123-4567'],
    ['PHONE', '0505-123-4567'],
    ['PHONE', '전화번호'],
    ['EMAIL', 'nobody'],
    ['EMAIL', 'a@b@c.kr'],
  ] as const)('%s %s is refused', async (kind, value) => {
    const who = await signedIn();
    await checkIdentity(shop, who);
    const reply = await who.request(profileCalls.startContact, { body: { kind, value } });
    expect(reply).toMatchObject({ status: 422, code: 'CONTACT' });
  });

  it('is replaced after verification by its code, and the former phone receives a warning', async () => {
    const who = await signedIn(members.corporate);
    const { phone: former } = await memberOf(who);
    await checkIdentity(shop, who);
    const same = { kind: 'PHONE', value: former } as const;
    expect((await who.request(profileCalls.startContact, { body: same })).status).toBe(422);
    const body = { kind: 'PHONE', value: '010-5555-7777' } as const;
    await who.call(profileCalls.startContact, { body });
    expect((await memberOf(who)).phone).toBe(former);
    const code = await codeSentTo(shop, '01055557777');
    await who.call(profileCalls.confirmContact, { body: { kind: 'PHONE', code } });
    expect((await memberOf(who)).phone).toBe('01055557777');
    expect(await warningsTo(shop, former.replace(/\D/g, ''))).toBe(1);
  });

  it('by mail is taken over with the code in the mail', async () => {
    const who = await signedIn(members.corporate);
    await checkIdentity(shop, who);
    await who.call(profileCalls.startContact, {
      body: { kind: 'EMAIL', value: 'New.Address@Example.com' },
    });
    const code = await codeSentTo(shop, 'new.address@example.com');
    // The code of one purpose is none of another.
    const other = await who.request(profileCalls.confirmContact, { body: { kind: 'PHONE', code } });
    expect(other.status).toBe(410);
    await who.call(profileCalls.confirmContact, { body: { kind: 'EMAIL', code } });
    expect((await memberOf(who)).email).toBe('new.address@example.com');
  });
});

it('keeps a customs code, masked, and body measures for each chart', async () => {
  anHourLater();
  const who = await signedIn();
  const setCode = (pccc: string) =>
    who.request(profileCalls.setCustomsCode, { body: { customsCode: pccc } });
  expect((await setCode('P123400567890')).code).toBe('CHECK_REQUIRED');
  await checkIdentity(shop, who);
  expect((await setCode('P111111111111')).code).toBe('PCCC');
  expect((await setCode('p1234-0056-7890')).status).toBe(200);
  expect((await who.call(profileCalls.view)).customsCodeMasked).toBe('P12••••••••90');
  await who.call(profileCalls.forgetCustomsCode);
  expect((await who.call(profileCalls.view)).customsCodeMasked).toBeNull();

  const measures = { heightCm: '171.5', weightKg: '63', footMm: '' };
  await who.call(profileCalls.setSize, { params: { body: 'FEMALE' }, body: measures });
  await who.call(profileCalls.setSize, {
    params: { body: 'CHILD' },
    body: { heightCm: '120', weightKg: '', footMm: '190' },
  });
  expect((await who.call(profileCalls.sizes)).sizes).toEqual([
    { body: 'CHILD', heightCm: '120', weightKg: '', footMm: '190' },
    { body: 'FEMALE', ...measures },
  ]);
  const wild = await who.request(profileCalls.setSize, {
    params: { body: 'MALE' },
    body: { ...measures, heightCm: '<b>' },
  });
  expect(wild.status).toBe(400);
  await who.call(profileCalls.forgetSizes);
  expect((await who.call(profileCalls.sizes)).sizes).toEqual([]);
});

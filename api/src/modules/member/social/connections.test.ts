import { joinCalls, leavingCalls, memberCalls, socialCalls } from '@shop/shared/contracts';
import { joinTerms, joinTermsOf } from '@shop/shared/domain';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { answerOfSandbox, choosePerson } from '../../../testing/social';
import { members, type Visitor } from '../../../testing/visitor';
import { findMember } from '../member';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
}, 120_000);
afterEach(() => shop.close());

const terms = joinTermsOf('SOCIAL').filter((code) => joinTerms[code].isRequired);
const entered = { name: '한누리', phone: '010-5555-0001', birth: '1990-03-15' };

const finish = (who: Visitor, answer: { state: string }) =>
  who.request(socialCalls.finish, { body: answer });

type Person = 'complete' | 'sparse' | 'newcomer';

async function connect(who: Visitor, person: Person) {
  const body = { providerId: '1', returnTo: '/mypage/my-info' };
  const { url } = await who.call(socialCalls.connect, { body });
  return finish(who, await choosePerson(shop, url, person));
}

async function signInBy(person: Person): Promise<Visitor> {
  const who = shop.visitor();
  const { status } = await finish(who, await answerOfSandbox(shop, who, person));
  expect(status).toBe(200);
  return who;
}

/** A member who joined with an account that hands over all but name, phone and birth date. */
async function joinBySocial(): Promise<Visitor> {
  const who = shop.visitor();
  await finish(who, await answerOfSandbox(shop, who, 'sparse'));
  await who.call(joinCalls.join, { body: { terms, ...entered } });
  return who;
}

/** As the shop knows a member, unmasked. */
async function knownMember(who: Visitor) {
  const { mbrNo } = await who.call(memberCalls.loginInfo);
  const member = await findMember(shop.db, shop.deps.secrets, mbrNo);
  if (!member) throw new Error('Not a member.');
  return member;
}

it('names the providers of the sign-in page', async () => {
  expect(await shop.visitor().call(socialCalls.providers)).toEqual({
    providers: [{ id: '1', name: '온담 계정' }],
  });
});

it('joins with what the person enters, and never links to the member of the same mail address', async () => {
  const member = shop.visitor();
  await member.signIn();
  expect((await knownMember(member)).email).toBe('haneul@example.com');
  const who = shop.visitor();
  const answer = await answerOfSandbox(shop, who, 'sparse');
  expect(await finish(who, answer)).toMatchObject({ status: 403, code: 'JOIN_REQUIRED' });
  expect(who.cookies.has('accessToken')).toBe(false);
  const form = await who.call(joinCalls.form);
  expect(form.asks).toEqual(['name', 'phone', 'birth']);
  expect(form.terms.map(({ code }) => code)).toEqual(joinTermsOf('SOCIAL'));
  const empty = await who.request(joinCalls.join, { body: { terms, birth: '20300101' } });
  expect(empty).toMatchObject({
    status: 400,
    code: 'INVALID',
    payload: { fields: [{ path: 'name' }, { path: 'phone' }, { path: 'birth' }] },
  });
  const reply = await who.call(joinCalls.join, { body: { terms, ...entered } });
  expect(reply).toMatchObject({ lgnMethod: 'SNS', isFirstLogin: 'Y', snsSite: '온담 계정' });
  const joined = await knownMember(who);
  expect(joined).toMatchObject({
    name: '한누리',
    phone: '01055550001',
    birth: '19900315',
    email: 'haneul@example.com',
    typeCode: '0',
  });
  expect(joined.memberNo).not.toBe((await knownMember(member)).memberNo);
});

it('rejects a join below age 14, also by an entered birth date', async () => {
  const who = shop.visitor();
  await finish(who, await answerOfSandbox(shop, who, 'newcomer'));
  const body = { terms, ...entered, birth: '20200101' };
  expect(await who.request(joinCalls.join, { body })).toMatchObject({
    status: 422,
    code: 'JOIN_AGE',
  });
});

it('makes one member of an account that joins in two browsers', async () => {
  const [first, second] = [shop.visitor(), shop.visitor()];
  for (const who of [first, second]) {
    await finish(who, await answerOfSandbox(shop, who, 'sparse'));
  }
  const answers = await Promise.all(
    [first, second].map((who) => who.request(joinCalls.join, { body: { terms, ...entered } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  const again = await signInBy('sparse');
  expect((await again.call(socialCalls.mine)).connections).toHaveLength(1);
});

it('connects an account to a member who is signed in, who signs in with it from then on', async () => {
  const who = shop.visitor();
  await who.signIn(members.family);
  expect(await who.call(socialCalls.mine)).toEqual({
    hasCard: true,
    connections: [],
    providers: [{ id: '1', name: '온담 계정' }],
  });
  expect(await connect(who, 'complete')).toMatchObject({
    status: 200,
    payload: { returnTo: '/mypage/my-info', login: null },
  });
  expect(await who.call(socialCalls.mine)).toMatchObject({
    connections: [
      { providerName: '온담 계정', emailMasked: 'on***@example.com', isRemovable: true },
    ],
    providers: [],
  });
  const again = await signInBy('complete');
  expect((await again.call(memberCalls.loginInfo)).mbrType).toBe('20');
  // Connected again, nothing changes; another account of the provider is refused.
  expect((await connect(who, 'complete')).status).toBe(200);
  expect(await connect(who, 'newcomer')).toMatchObject({ status: 409, code: 'CONNECTION_EXISTS' });
});

it('signs nobody in with an account that was disconnected', async () => {
  const who = shop.visitor();
  await who.signIn(members.family);
  await connect(who, 'complete');
  const [one] = (await who.call(socialCalls.mine)).connections;
  const params = { connectionNo: one?.connectionNo ?? 0 };
  await who.call(socialCalls.disconnect, { params });
  const gone = await who.request(socialCalls.disconnect, { params });
  expect(gone).toMatchObject({ status: 404 });
  const later = shop.visitor();
  const answer = await answerOfSandbox(shop, later, 'complete');
  expect(await finish(later, answer)).toMatchObject({ code: 'JOIN_REQUIRED' });
});

it('keeps the only way in which a member signs in', async () => {
  const who = await joinBySocial();
  const { members: ofCard } = await who.call(memberCalls.sampleMembers);
  expect(ofCard.map(({ name }) => name)).not.toContain('한누리');
  const { hasCard, connections } = await who.call(socialCalls.mine);
  expect({ hasCard, connections }).toMatchObject({
    hasCard: false,
    connections: [{ isRemovable: false }],
  });
  const params = { connectionNo: connections[0]?.connectionNo ?? 0 };
  expect(await who.request(socialCalls.disconnect, { params })).toMatchObject({
    status: 409,
    code: 'CONNECTION_LAST',
  });
  const other = shop.visitor();
  await other.signIn();
  expect((await other.request(socialCalls.disconnect, { params })).status).toBe(404);
});

it('connects no account of another member, and none for somebody else', async () => {
  await joinBySocial();
  const who = shop.visitor();
  await who.signIn();
  expect(await connect(who, 'sparse')).toMatchObject({
    status: 409,
    code: 'CONNECTION_TAKEN',
    payload: { returnTo: '/mypage/my-info' },
  });
  const { url } = await who.call(socialCalls.connect, { body: { providerId: '1' } });
  const answer = await choosePerson(shop, url, 'complete');
  await who.call(memberCalls.logout, { body: {} });
  await who.signIn(members.family);
  expect(await finish(who, answer)).toMatchObject({ status: 403, code: 'LOGIN_NOT_STARTED' });
});

it('asks before the session of the member who is signed in ends, and forgets their card', async () => {
  const member = await joinBySocial();
  const who = shop.visitor();
  await who.signIn();
  const answer = await answerOfSandbox(shop, who, 'sparse');
  expect(await finish(who, answer)).toMatchObject({
    status: 409,
    code: 'ALREADY_SIGNED_IN',
    payload: { returnTo: '/basket' },
  });
  const former = new Map(who.cookies);
  await who.call(socialCalls.finish, { body: { ...answer, isReplacing: true } });
  expect((await who.call(memberCalls.memberInfo)).mbrNo).toBe(
    (await member.call(memberCalls.memberInfo)).mbrNo,
  );
  for (const name of ['JWT', 'COHSESSIONID', 'lid']) expect(who.cookies.has(name)).toBe(false);
  const before = shop.visitor();
  for (const [name, value] of former) before.cookies.set(name, value);
  expect((await before.request(memberCalls.memberInfo)).status).toBe(401);
});

it('forgets the account of a member who leaves, who may join anew', async () => {
  const who = await joinBySocial();
  const { losses } = await who.call(leavingCalls.view);
  await who.call(leavingCalls.leave, { body: { losses } });
  const again = shop.visitor();
  const answer = await answerOfSandbox(shop, again, 'sparse');
  expect(await finish(again, answer)).toMatchObject({ code: 'JOIN_REQUIRED' });
});

it('tolerates a clock that differs by half a minute, no more', async () => {
  await joinBySocial();
  const [near, far] = [shop.visitor(), shop.visitor()];
  const nearAnswer = await answerOfSandbox(shop, near, 'sparse');
  const farAnswer = await answerOfSandbox(shop, far, 'sparse');
  // An ID token is valid for five minutes by the provider's clock; the client reads the machine's.
  shop.clock.advance(-320_000);
  expect((await finish(near, nearAnswer)).status).toBe(200);
  shop.clock.advance(-20_000);
  expect(await finish(far, farAnswer)).toMatchObject({ status: 401, code: 'SOCIAL_FAILED' });
});

it('leads only to pages of the shop', async () => {
  const who = shop.visitor();
  const answer = await answerOfSandbox(shop, who, undefined, 'https://evil.example/');
  expect(await finish(who, answer)).toMatchObject({
    code: 'SOCIAL_DENIED',
    payload: { returnTo: '/main' },
  });
});

it('finishes nothing for a page of another origin, nor at an unknown provider', async () => {
  const who = shop.visitor();
  const answer = await answerOfSandbox(shop, who, 'complete');
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await who.request(socialCalls.finish, { body: answer }, { headers })).status).toBe(403);
  const begun = await who.request(socialCalls.begin, { body: { providerId: '9' } });
  expect(begun.status).toBe(404);
});

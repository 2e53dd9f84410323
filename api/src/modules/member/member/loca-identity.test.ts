import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardAuthCalls, joinCalls, memberCalls } from '@shop/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { compose } from '../../../adapters';
import { createApp } from '../../../app';
import { readConfig } from '../../../config';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { createVisitor, members } from '../../../testing/visitor';
import { findMember } from './member.repository';

/** Fake card company server with one customer and simulated failures. */
let respondWith: (body: Record<string, string>) => { status: number; body: string };
let requestBodies: Record<string, string>[] = [];
const company = http.createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  requestBodies.push(body);
  const reply = respondWith(body);
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
});

const says = (code: number, payload?: object) => ({
  status: 200,
  body: JSON.stringify({ Status: { code, message: '' }, timestamp: '', payload }),
});

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  await new Promise<void>((resolve) => company.listen(0, '127.0.0.1', resolve));
  const { port } = company.address() as AddressInfo;
  shop = await openTestShop();
  const config = readConfig({
    IDENTITY: 'loca',
    IDENTITY_URL: `http://127.0.0.1:${port}/verify`,
    IDENTITY_LOGIN_URL: `http://127.0.0.1:${port}/login`,
    LOG_LEVEL: 'silent',
  });
  const { db, clock, secrets } = shop.deps;
  const base = { config, db, clock, secrets };
  ({ app } = await createApp({ ...base, ...(await compose(base)) }));
  await app.ready();
}, 120_000);
afterAll(async () => {
  await app.close();
  await shop.close();
  company.closeAllConnections();
  await new Promise((resolve) => company.close(resolve));
});
beforeEach(() => {
  requestBodies = [];
  respondWith = ({ lid }) =>
    says(0, { cno: members.family, lid, jwt: 'jwt-1', cohSessionId: 'c1' });
});

const visitor = () => createVisitor(app);

/** A visitor who comes back from the company's page, with what the return carries. */
async function returned() {
  const who = visitor();
  const { url } = await who.call(cardAuthCalls.redirect, { body: {} });
  const back = new URL(new URL(url).searchParams.get('returnUrl') ?? '');
  return { who, body: { lid: 'lid-1', state: back.searchParams.get('state') ?? '' } };
}

it('leads to the page of the card company, which returns to the callback', async () => {
  const IDENTITY_LOGIN_URL = 'https://card.example/login';
  const other = await openTestShop({
    env: { IDENTITY: 'loca', IDENTITY_URL: 'https://card.example/verify', IDENTITY_LOGIN_URL },
    hasNoMembers: true,
  });
  const { url } = await other
    .visitor()
    .call(cardAuthCalls.redirect, { body: { returnTo: '/basket' } });
  expect(url.startsWith(`${IDENTITY_LOGIN_URL}?`)).toBe(true);
  expect(new URL(url).searchParams.get('returnUrl')).toContain('/auth/callback');
  await other.close();
});

it('signs in the customer that the card company returns', async () => {
  const { who, body } = await returned();
  const reply = await who.call(memberCalls.login, { body });
  expect(reply).toMatchObject({ mbrType: '20', lid: 'lid-1', jwt: 'jwt-1' });
  expect(requestBodies).toEqual([{ lid: 'lid-1' }]);
});

it('forwards each kind of credential unchanged', async () => {
  respondWith = ({ jwt }) => says(0, { cno: members.family, jwt });
  const pair = { jwt: 'j', cohSessionId: 'c' };
  expect((await visitor().request(memberCalls.login, { body: pair })).status).toBe(200);
  const sealed = { jwt: 'j', encCno: 'sealed' };
  expect((await visitor().request(memberCalls.login, { body: sealed })).status).toBe(200);
  expect(requestBodies).toEqual([pair, sealed]);
});

it.each<[string, () => { status: number; body: string }, string]>([
  ['a code below 0', () => says(-1), 'LOGIN_FAILED'],
  [
    'a customer the shop does not know',
    () => says(0, { cno: '0999', lid: 'lid-1', jwt: 'j' }),
    'LOGIN_FAILED',
  ],
  ['another lid', () => says(0, { cno: members.family, lid: 'x', jwt: 'j' }), 'LOGIN_MISMATCH'],
  ['a failure of its own', () => ({ status: 502, body: 'bad gateway' }), 'IDENTITY_DOWN'],
  ['no JSON', () => ({ status: 200, body: '<html>' }), 'IDENTITY_DOWN'],
])('rejects the sign-in on %s', async (_, responder, code) => {
  respondWith = responder;
  const { who, body } = await returned();
  expect((await who.request(memberCalls.login, { body })).code).toBe(code);
});

describe('a customer who is no member', () => {
  const customer = { name: '박처음', phone: '010-7777-1234', email: '', birth: '19910305' };
  const terms = ['AGE', 'SERVICE', 'PRIVACY', 'CARD'] as const;
  const known = (cno: string, more: object) => () =>
    says(0, { cno, lid: 'lid-1', jwt: 'jwt-1', customer: { ...customer, ...more } });

  it('joins with what the card company hands over, also in two browsers at once', async () => {
    respondWith = known('0100777001', {});
    const browsers = await Promise.all([returned(), returned()]);
    for (const { who, body } of browsers)
      expect((await who.request(memberCalls.login, { body })).code).toBe('JOIN_REQUIRED');
    const replies = await Promise.all(
      browsers.map(({ who }) => who.call(joinCalls.join, { body: { terms: [...terms] } })),
    );
    expect(new Set(replies.map(({ mbrNo }) => mbrNo)).size).toBe(1);
    const member = await findMember(shop.db, shop.deps.secrets, replies[0]?.mbrNo ?? 0);
    expect(member).toMatchObject({ ...customer, cno: '0100777001' });
  });

  it.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['a landline', { phone: '02-123-4567' }],
    ['an unusable birthday', { birth: '1991' }],
    ['an unusable address', { email: 'nowhere' }],
  ])('cannot join with %s', async (_, more) => {
    respondWith = known('0100777002', more);
    const { who, body } = await returned();
    expect((await who.request(memberCalls.login, { body })).code).toBe('LOGIN_FAILED');
  });

  it('cannot join before the age of 14', async () => {
    respondWith = known('0100777003', { birth: '20200101' });
    const { who, body } = await returned();
    expect((await who.request(memberCalls.login, { body })).code).toBe('JOIN_REQUIRED');
    expect(await who.request(joinCalls.form)).toMatchObject({ status: 422, code: 'JOIN_AGE' });
    const join = await who.request(joinCalls.join, { body: { terms: [...terms] } });
    expect(join).toMatchObject({ status: 422, code: 'JOIN_AGE' });
  });
});

describe('sign-in without a credential is not served', () => {
  it.each(['localLogin', 'sampleMembers', 'sampleSignIn'] as const)('%s', async (name) => {
    const response = await visitor().request(
      memberCalls[name] as never,
      {
        body: { cno: members.family },
      } as never,
    );
    expect(response).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('the parent service’s fake login', async () => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/app/api/LPMANAA_P100.lc?cno=${members.family}`,
    });
    expect(response.statusCode).toBe(404);
    expect(response.cookies).toEqual([]);
  });

  it.each(['/api/loca/app/api/LPMSTAT_P100.lc', '/api/trip/v1/status'])('%s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  });
});

it('refuses to start without its address instead of using the sandbox', () => {
  expect(() => readConfig({ IDENTITY: 'loca' })).toThrow('IDENTITY_URL');
  expect(readConfig({ IDENTITY_URL: 'https://card.example' }).identityUrl).toBeUndefined();
});

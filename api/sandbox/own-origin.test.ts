import { systemCalls } from '@shop/shared/contracts';
import { openTestShop, type TestShop } from '../src/testing/shop';
import { members } from '../src/testing/visitor';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const HOST = 'shop.test';
const OTHER = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
const OWN = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };

type Change = [method: 'POST' | 'DELETE', url: string, payload: object | undefined];
const changes: Change[] = [
  ['POST', systemCalls.beginCheck.path, { scope: 'ALL', reason: '점검', minutes: 1 }],
  ['DELETE', systemCalls.endCheck.path, undefined],
  ['POST', '/sandbox/identity/sign-in', { cno: members.general }],
  ['POST', '/member/v1/front/localLogin', { cno: members.general }],
  ['POST', `/app/api/LPMANAA_P100.lc?cno=${members.general}`, {}],
  ['POST', '/sandbox/issuer/T1', undefined],
  ['POST', '/sandbox/card-app', undefined],
  ['POST', '/loca/app/api/LPMFILE_P100.lc', undefined],
];

const send = ([method, url, payload]: Change, headers: Record<string, string>) =>
  shop.app.inject({
    method,
    url: `/api${url}`,
    headers: { host: HOST, ...headers },
    payload,
  });

it.each(changes)(
  '%s %s is refused from another origin, also without cookies',
  async (...change) => {
    expect((await send(change, OTHER)).statusCode).toBe(403);
    expect((await send(change, { origin: OTHER.origin })).statusCode).toBe(403);
  },
);

it.each(changes)('%s %s is accepted from our own origin', async (...change) => {
  expect((await send(change, OWN)).statusCode).not.toBe(403);
  expect((await send(change, {})).statusCode).not.toBe(403);
});

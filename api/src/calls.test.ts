import { fillSampleCatalogue } from './testing/sample';
import { openTestShop, type TestShop } from './testing/shop';
import { members, type Visitor } from './testing/visitor';

/** The calls of the specification (section 7), by the paths it prints, through the front door. */
let shop: TestShop;
let member: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 20, now: shop.clock.now() });
  member = shop.visitor();
  await member.signIn();
}, 120_000);
afterAll(() => shop.close());

const cookieOf = (visitor: Visitor): string =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

async function sendBothWays(line: string, body?: object, cookie = cookieOf(member)) {
  const [method, url] = line.split(' ') as ['GET' | 'POST', string];
  const headers = { accept: 'application/json', cookie };
  const responses = await Promise.all(
    // With and without the prefix of test mode.
    ['', '/api'].map((prefix) =>
      shop.app.inject({
        method,
        url: `${prefix}${url}`,
        headers,
        payload: method === 'POST' ? (body ?? {}) : undefined,
      }),
    ),
  );
  const [plain, prefixed] = responses.map((response) => ({
    status: response.statusCode,
    body: response.json(),
  }));
  expect(prefixed?.status).toBe(plain?.status);
  return plain as { status: number; body: { code: string; message: string; payload: unknown } };
}

const reads: [line: string, body: object | undefined, payload: unknown][] = [
  ['GET /member/v1/front/loginInfo', undefined, { mbrNm: expect.stringContaining('*') }],
  ['GET /member/v1/front/memberInfo', undefined, { mbrNm: expect.not.stringContaining('*') }],
  [
    'POST /common/v1/eai/lifePlatform/callPaymentAvailableCard',
    undefined,
    { cards: expect.arrayContaining([expect.objectContaining({ cardCd: expect.any(String) })]) },
  ],
  [
    'GET /display/v1/shop/getAccountContent?adutShopCd=008',
    undefined,
    {
      adutShopCd: '008',
      contents: expect.arrayContaining([expect.objectContaining({ title: '카드 회원 전용 매장' })]),
    },
  ],
  [
    'POST /common/v1/eai/affiliate/callThingCoinBalanceQuery',
    undefined,
    { coinBalance: expect.any(Number) },
  ],
  ['POST /common/v1/eai/external/callLpointQuery', undefined, { pointBalance: expect.any(Number) }],
  [
    'GET /common/v1/common/getGrp?grpCd=PR093',
    undefined,
    { list: expect.arrayContaining([{ cd: '01', cdNm: '홈', ref1Val: 'home', ref2Val: null }]) },
  ],
  [
    'POST /common/v1/common/getGrpCdList',
    { grpCds: ['ME039', 'ME001'] },
    { ME039: expect.any(Array), ME001: expect.any(Array) },
  ],
  [
    'GET /common/v1/common/getContsList?scrnLgrpCd=01&scrnMgrpCd=0101',
    undefined,
    { list: expect.arrayContaining([expect.objectContaining({ contsTypCd: 'text' })]) },
  ],
];

it.each(reads)('%s', async (line, body, payload) => {
  const response = await sendBothWays(line, body);
  expect(response).toMatchObject({ status: 200, body: { code: '0000', message: '' } });
  expect(response.body.payload).toMatchObject(payload as object);
});

it.each(reads.filter(([line]) => /loginInfo|memberInfo|eai/.test(line)))(
  '%s is for members',
  async (line, body) => {
    const response = await sendBothWays(line, body, '');
    expect(response).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
    expect(response.body).not.toHaveProperty('payload');
  },
);

it('POST /member/v1/front/localLogin, login, refresh and logout', async () => {
  const visitor = shop.visitor();
  const step = async (path: string, payload: object) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: `/member/v1/front/${path}`,
      headers: { cookie: cookieOf(visitor) },
      payload,
    });
    for (const { name, value } of response.cookies) visitor.cookies.set(name, value);
    return { status: response.statusCode, ...response.json() };
  };
  expect(await step('localLogin', { cno: members.general })).toMatchObject({ code: '0000' });
  expect(await step('refresh', {})).toMatchObject({ code: '0000' });
  visitor.cookies.delete('accessToken');
  const login = await step('login', { loginFromCd: '10', mbrRegTypCd: '50' });
  expect(login).toMatchObject({ code: '0000', payload: { lgnMethod: 'JWT', mbrType: '10' } });
  expect(await step('logout', { loginMediaCd: '10' })).toMatchObject({ code: '0000' });
  expect(await step('refresh', {})).toMatchObject({ status: 401 });
});

it('POST /app/api/LPMANAA_P100.lc?cno responds in the parent service’s envelope', async () => {
  const fake = async (cno: string) =>
    (await shop.app.inject({ method: 'POST', url: `/app/api/LPMANAA_P100.lc?cno=${cno}` })).json();
  expect(await fake(members.family)).toMatchObject({
    Status: { code: 0, msgCode: '0000' },
    timestamp: expect.any(String),
  });
  expect((await fake('nobody')).Status.code).toBeLessThan(0);
});

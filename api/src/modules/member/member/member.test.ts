import { memberCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { createSecrets } from '../../../platform/secrets';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';
import { assertSecretFits } from './secret-check';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const cookieOf = (headers: Record<string, unknown>, name: string): string =>
  ([] as string[])
    .concat(headers['set-cookie'] as string[])
    .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

describe('sign-in', () => {
  it('offers a sample member of each type', async () => {
    const { members: offered } = await shop.visitor().call(memberCalls.sampleMembers);
    expect(new Set(offered.map((member) => member.typeCode))).toEqual(new Set(['0', '1', 'J']));
    expect(offered[0]?.summary).toMatch(/배송지 3곳/);
  });

  it('accepts a lid once', async () => {
    const visitor = shop.visitor();
    const { lid } = await visitor.call(memberCalls.sampleSignIn, {
      body: { cno: members.corporate },
    });
    const first = await visitor.request(memberCalls.login, { body: { lid } });
    expect(first.payload).toMatchObject({
      mbrType: '30',
      lcMbrGbCd: 'J',
      isFirstLogin: 'Y',
      lgnMethod: 'LID',
    });
    expect(cookieOf(first.headers, 'accessToken')).toMatch(
      /Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(cookieOf(first.headers, 'shopSession')).toMatch(
      /^shopSession=\d{10}\.30; Max-Age=2592000; Path=\/; SameSite=Lax$/,
    );
    await visitor.call(memberCalls.logout, { body: {} });
    const again = await visitor.request(memberCalls.login, { body: { lid } });
    expect(again).toMatchObject({ status: 403, code: 'LOGIN_NOT_STARTED' });
  });

  it('accepts the JWT and COHSESSIONID cookies at a later start', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    visitor.cookies.delete('accessToken');
    const reply = await visitor.call(memberCalls.login, { body: {} });
    expect(reply).toMatchObject({ lgnMethod: 'JWT', isFirstLogin: 'N' });
  });

  it('accepts an encrypted customer number only with the same person’s JWT', async () => {
    const visitor = shop.visitor();
    await visitor.signIn(members.family);
    const jwt = visitor.cookies.get('JWT') as string;
    const encCno = shop.deps.secrets.seal(members.family);
    expect(
      (await shop.visitor().request(memberCalls.login, { body: { jwt, encCno } })).status,
    ).toBe(200);
    const other = shop.deps.secrets.seal(members.general);
    expect(
      (await shop.visitor().request(memberCalls.login, { body: { jwt, encCno: other } })).code,
    ).toBe('LOGIN_FAILED');
  });

  it('accepts the parent service’s fake login at the next start', async () => {
    const visitor = shop.visitor();
    const fake = (cno: string) =>
      shop.app.inject({ method: 'POST', url: '/api/app/api/LPMANAA_P100.lc', query: { cno } });
    expect((await fake('nobody')).json()).toMatchObject({ Status: { code: -1 } });
    const response = await fake(members.family);
    expect(response.json()).toMatchObject({ Status: { code: 0 }, timestamp: expect.any(String) });
    for (const { name, value } of response.cookies) visitor.cookies.set(name, value);
    expect(await visitor.call(memberCalls.login, { body: {} })).toMatchObject({
      lgnMethod: 'JWT',
      mbrType: '20',
    });
  });

  it('stores the origin (ME026) and rejects unknown origins', async () => {
    const visitor = shop.visitor();
    const { lid } = await visitor.call(memberCalls.sampleSignIn, {
      body: { cno: members.general },
    });
    expect(
      (await visitor.request(memberCalls.login, { body: { lid, loginFromCd: '11' as '10' } })).code,
    ).toBe('INVALID');
    const reply = await visitor.call(memberCalls.login, {
      body: { lid, loginFromCd: '30', mbrRegTypCd: '10' },
    });
    const claims = JSON.parse(
      Buffer.from(reply.accessToken.split('.')[1] as string, 'base64url').toString(),
    );
    expect(claims).toMatchObject({ cno: members.general, mbrDc: 'MBR' });
    const session = await shop.db.one(
      z.unknown(),
      sql`select login_from_cd from session where sid = ${claims.jti}`,
    );
    expect(session).toEqual({ loginFromCd: '30' });
  });

  it('sends Secure cookies over https only', async () => {
    const visitor = shop.visitor();
    const { headers } = await visitor.request(
      memberCalls.sampleSignIn,
      { body: { cno: members.general } },
      { headers: { 'x-forwarded-proto': 'https' } },
    );
    expect(cookieOf(headers, 'lid')).toContain('Secure');
  });
});

describe('session', () => {
  it('returns masked login info, and the name of the member', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    expect(await visitor.call(memberCalls.loginInfo)).toMatchObject({
      mbrNm: '김*늘',
      telNo: '010-****-1101',
    });
    expect(await visitor.call(memberCalls.memberInfo)).toMatchObject({
      mbrNm: '김하늘',
      telNo: '010-****-1101',
    });
  });

  it('accepts a bearer token', async () => {
    const visitor = shop.visitor();
    const reply = await visitor.call(memberCalls.localLogin, { body: { cno: members.general } });
    const stranger = shop.visitor();
    expect((await stranger.request(memberCalls.loginInfo)).code).toBe('LOGIN_REQUIRED');
    const response = await stranger.request(
      memberCalls.loginInfo,
      {},
      { headers: { authorization: `Bearer ${reply.accessToken}` } },
    );
    expect(response.status).toBe(200);
  });

  it('expires with its access token, and continues after a refresh', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    shop.clock.advance(31 * 60_000);
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(401);
    const { expiresAt } = await visitor.call(memberCalls.refresh, { body: {} });
    expect(expiresAt).toBeGreaterThan(shop.clock.now().getTime() / 1000);
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(200);
  });

  it('ends when a used refresh token is sent again', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const stolen = visitor.cookies.get('refreshToken') as string;
    await visitor.call(memberCalls.refresh, { body: {} });
    expect(
      (await shop.visitor().request(memberCalls.refresh, { body: { refreshToken: stolen } }))
        .status,
    ).toBe(200);
    shop.clock.advance(11_000);
    expect(
      (await shop.visitor().request(memberCalls.refresh, { body: { refreshToken: stolen } })).code,
    ).toBe('SESSION_ENDED');
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(401);
  });

  it('ends at once on sign-out, also for copies of the token', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const kept = visitor.cookies.get('accessToken') as string;
    await visitor.call(memberCalls.logout, { body: {} });
    expect(visitor.cookies.size).toBe(0);
    const response = await shop
      .visitor()
      .request(memberCalls.loginInfo, {}, { headers: { authorization: `Bearer ${kept}` } });
    expect(response.status).toBe(401);
  });

  it('rejects cross-site writes with its cookies', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect(
        (await visitor.request(memberCalls.logout, { body: {} }, { headers: headers })).status,
      ).toBe(403);
    }
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(200);
  });
});

it('refuses a database whose members were encrypted with another secret', async () => {
  await assertSecretFits(shop.db, shop.deps.secrets);
  const other = createSecrets('z'.repeat(32));
  await expect(assertSecretFits(shop.db, other)).rejects.toThrow('SHOP_SECRET');
});

describe('adult verification', () => {
  const adultYnOf = async (birth: string, isVerified: boolean) => {
    const visitor = shop.visitor();
    await visitor.signIn();
    const { mbrNo } = await visitor.call(memberCalls.memberInfo);
    const until = isVerified ? new Date(shop.clock.now().getTime() + 60_000) : null;
    await shop.db.run(
      sql`update member set birth = ${birth}, adult_verified_until = ${until} where member_no = ${mbrNo}`,
    );
    return (await visitor.call(memberCalls.memberInfo)).adultYn;
  };

  it('counts from the age of 19, while it is valid', async () => {
    const year = shop.clock.now().getUTCFullYear();
    expect(await adultYnOf(`${year - 30}0101`, true)).toBe('Y');
    expect(await adultYnOf(`${year - 30}0101`, false)).toBe('N');
    expect(await adultYnOf(`${year - 15}0101`, true)).toBe('N');
  });
});

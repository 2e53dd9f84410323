import { memberCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { signInAtParentService, ticketOf } from '../../../testing/sign-in';
import { members, type Visitor } from '../../../testing/visitor';

const memberNoRow = z.object({ memberNo: z.number() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const sidOf = (visitor: Visitor): string =>
  JSON.parse(
    Buffer.from(visitor.cookies.get('accessToken')?.split('.')[1] ?? '', 'base64url').toString(),
  ).jti;

describe('requests and responses', () => {
  it('returns every field of the login response for a lid with origin and channel', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.fresh);
    const reply = await visitor.call(memberCalls.login, {
      body: { lid, loginFromCd: '10', mbrRegTypCd: '50' },
    });
    expect(reply).toEqual({
      lid,
      accessToken: expect.stringMatching(/^ey/),
      refreshToken: expect.any(String),
      jwt: expect.stringMatching(/^ey/),
      certiYn: 'Y',
      snsSite: '',
      snsEmail: expect.stringMatching(/\*\*\*@/),
      snsNoMaskEmail: '',
      mbrType: '10',
      isFirstLogin: 'Y',
      fixamtFxrtGbCd: '',
      dcRateAmt: 0,
      mbrNo: expect.any(Number),
      tcno: '',
      lcMbrGbCd: '0',
      sha512Cno: expect.stringMatching(/^[0-9a-f]{128}$/),
      lgnMethod: 'LID',
      lgnDtti: shop.clock.now().toISOString(),
    });
    const stored = await shop.db.one(
      z.unknown(),
      sql`
      select s.login_from_cd, m.reg_typ_cd from session s join member m using (member_no)
      where sid = ${sidOf(visitor)}`,
    );
    expect(stored).toEqual({ loginFromCd: '10', regTypCd: '50' });
  });

  it('keeps the channel of the first sign-in', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor, members.fresh);
    const reply = await visitor.call(memberCalls.login, { body: { lid, mbrRegTypCd: '10' } });
    expect(reply.isFirstLogin).toBe('N');
    expect(
      await shop.db.one(
        z.unknown(),
        sql`select reg_typ_cd from member where member_no = ${reply.mbrNo}`,
      ),
    ).toEqual({ regTypCd: '50' });
  });

  it('returns no token and no personal number to browser scripts', async () => {
    const visitor = shop.visitor();
    const lid = await ticketOf(visitor);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const reply = await visitor.call(memberCalls.login, { body: { lid } }, { headers });
    expect(reply).toMatchObject({
      lid,
      accessToken: '',
      refreshToken: '',
      jwt: '',
      mbrNo: 0,
      tcno: '',
      sha512Cno: '',
      snsNoMaskEmail: '',
    });
    const renewed = await visitor.call(memberCalls.refresh, { body: {} }, { headers });
    expect(renewed).toMatchObject({ accessToken: '', refreshToken: '' });
  });

  it('sets the spec’s cookie names, all HttpOnly but the companion', async () => {
    const visitor = await signInAtParentService(shop);
    const lid = await ticketOf(visitor);
    const { headers } = await visitor.request(memberCalls.login, { body: { lid } });
    const lines = headers['set-cookie'] as string[];
    const names = lines.map((line) => line.split('=', 1)[0]);
    expect(new Set(names)).toEqual(
      new Set([
        'accessToken',
        'refreshToken',
        'JWT',
        'COHSESSIONID',
        'lid',
        'LPTKN',
        'shopSession',
      ]),
    );
    for (const line of lines) {
      expect(line).toContain('Max-Age=2592000; Path=/;');
      expect(line.includes('HttpOnly')).toBe(!line.startsWith('shopSession='));
    }
  });
});

describe('start with JWT and COHSESSIONID', () => {
  it('signs in and keeps the same JWT', async () => {
    const visitor = await signInAtParentService(shop, members.corporate);
    const jwt = visitor.cookies.get('JWT');
    const reply = await visitor.call(memberCalls.login, { body: { loginFromCd: '30' } });
    expect(reply).toMatchObject({ lgnMethod: 'JWT', mbrType: '30' });
    expect(visitor.cookies.get('JWT')).toBe(jwt);
  });

  it('signs in several tabs at once', async () => {
    const visitor = await signInAtParentService(shop);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => visitor.call(memberCalls.login, { body: {} })),
    );
    for (const { accessToken } of replies) {
      const bearer = { headers: { authorization: `Bearer ${accessToken}` } };
      expect((await shop.visitor().request(memberCalls.loginInfo, {}, bearer)).status).toBe(200);
    }
  });

  it('rejects the JWT alone, or with another person’s session id', async () => {
    const visitor = await signInAtParentService(shop);
    const other = await signInAtParentService(shop);
    const jwt = visitor.cookies.get('JWT') as string;
    const cohSessionId = other.cookies.get('COHSESSIONID') as string;
    expect((await shop.visitor().request(memberCalls.login, { body: { jwt } })).status).toBe(400);
    expect(
      (await shop.visitor().request(memberCalls.login, { body: { jwt, cohSessionId } })).code,
    ).toBe('LOGIN_FAILED');
  });
});

describe('login info', () => {
  it('reports a social login while a lid is kept, with its method and time', async () => {
    const visitor = shop.visitor();
    await visitor.signIn();
    expect(await visitor.call(memberCalls.loginInfo)).toMatchObject({
      socialLoginYn: 'Y',
      lgnMethod: 'LID',
      lgnDtti: shop.clock.now().toISOString(),
    });
    const byJwt = await signInAtParentService(shop);
    await byJwt.call(memberCalls.login, { body: {} });
    expect(await byJwt.call(memberCalls.memberInfo)).toMatchObject({
      socialLoginYn: 'N',
      lgnMethod: 'JWT',
    });
  });

  it.each([
    ['C', '40', '채널 준회원'],
    ['E', '50', '기타 회원'],
  ])('maps a customer of kind %s to member type %s', async (typeCode, mbrType, mbrTypeNm) => {
    await shop.db.run(sql`
      update member set type_code = ${typeCode}
      where member_no = (select max(member_no) from member)`);
    const { memberNo } = await shop.db.one(
      memberNoRow,
      sql`select max(member_no) as member_no from member`,
    );
    const { members: offered } = await shop.visitor().call(memberCalls.sampleMembers);
    const { cno } = offered.find((member) => member.typeCode === typeCode) as { cno: string };
    const visitor = shop.visitor();
    await visitor.signIn(cno);
    expect(visitor.cookies.get('shopSession')).toMatch(new RegExp(`^\\d{10}\\.${mbrType}$`));
    expect(await visitor.call(memberCalls.loginInfo)).toMatchObject({
      mbrNo: memberNo,
      mbrType,
      mbrTypeNm,
      mbrDc: 'ASC',
    });
  });

  it("ends the browser's previous session at a new sign-in", async () => {
    const visitor = shop.visitor();
    await visitor.signIn(members.general);
    const before = sidOf(visitor);
    await visitor.signIn(members.family);
    expect(
      await shop.db.one(z.unknown(), sql`select revoke_reason from session where sid = ${before}`),
    ).toEqual({ revokeReason: 'REPLACED' });
    expect(await visitor.call(memberCalls.loginInfo)).toMatchObject({ mbrType: '20' });
  });

  it('signs out a client with its own token by the spec’s body', async () => {
    const visitor = shop.visitor();
    const { accessToken } = await visitor.call(memberCalls.localLogin, {
      body: { cno: members.general },
    });
    await shop.visitor().call(memberCalls.logout, { body: { accessToken, loginMediaCd: '30' } });
    expect((await visitor.request(memberCalls.loginInfo)).status).toBe(401);
  });
});

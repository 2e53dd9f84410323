import { adultCalls, memberCalls } from '@shop/shared/contracts';
import { verificationEnd } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { type BroughtAnswer, type PageForm, visitProvider } from '../../../testing/verification';
import { members, type Visitor } from '../../../testing/visitor';

/** The sample member that is not verified, and the birth date that the card company has. */
const BIRTH = '19950822';

let shop: TestShop;
let who: Visitor;
const warnings: unknown[][] = [];
beforeAll(async () => {
  shop = await openTestShop();
  jest.spyOn(shop.deps.log, 'warn').mockImplementation((...line: unknown[]) => {
    warnings.push(line);
  });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.run(sql`delete from member_verification`);
  await shop.db.run(sql`delete from adult_verification_request`);
  await shop.db.run(sql`update member set adult_verified_until = null`);
  warnings.length = 0;
  who = shop.visitor();
  await who.signIn(members.family);
});

const visit = (form: PageForm, returnTo?: string) => visitProvider(shop, who, form, returnTo);
const confirm = (body: BroughtAnswer, by = who) => by.request(adultCalls.confirm, { body });
const isVerified = async (by = who) => (await by.call(adultCalls.state)).isVerified;

const rowsRow = z.object({ ciHash: z.string() });
const recorded = () => shop.db.rows(rowsRow, sql`select ci_hash from member_verification`);

it('verifies an adult for one year and says where to go on', async () => {
  expect(await who.call(adultCalls.state)).toEqual({ isVerified: false, endsAt: null });
  const endsAt = verificationEnd(shop.clock.now()).toISOString();
  const brought = await visit({ birth: BIRTH }, '/goods/detail?goodsNo=3');
  expect((await confirm(brought)).payload).toEqual({ returnTo: '/goods/detail?goodsNo=3', endsAt });
  expect(await who.call(adultCalls.state)).toEqual({ isVerified: true, endsAt });
  expect((await who.call(memberCalls.memberInfo)).adultYn).toBe('Y');
  expect(await recorded()).toHaveLength(1);
});

it('goes on nowhere outside the shop', async () => {
  const brought = await visit({ birth: BIRTH }, '//evil.example');
  expect((await confirm(brought)).payload.returnTo).toBe('/main');
});

it.each([
  ['a minor', { birth: '20080101' }, 'VERIFICATION_UNDERAGE'],
  ['another person', { birth: '19900101' }, 'VERIFICATION_OTHER_PERSON'],
  ['a day that is none', { birth: '19951350' }, 'VERIFICATION_UNDERAGE'],
  ['a failed verification', { outcome: 'FAILED' }, 'VERIFICATION_FAILED'],
  ['one that was canceled', { outcome: 'CANCELED' }, 'VERIFICATION_CANCELED'],
  ['an answer that comes too late', { outcome: 'SLOW' }, 'VERIFICATION_EXPIRED'],
] as const)('does not verify %s', async (_, form, code) => {
  expect(await confirm(await visit(form))).toMatchObject({ status: 422, code });
  expect(await isVerified()).toBe(false);
  expect(await recorded()).toEqual([]);
});

describe('answers that do not count', () => {
  const refused = { status: 422, code: 'VERIFICATION_REFUSED' };
  const refusals = () => warnings.map(([line]) => line);

  it('refuses a repeated one', async () => {
    const brought = await visit({ birth: BIRTH });
    expect((await confirm(brought)).status).toBe(200);
    expect(await confirm(brought)).toMatchObject(refused);
    expect(refusals()).toEqual([{ refusal: 'replayed' }]);
    expect(await recorded()).toHaveLength(1);
  });

  it('counts one of two that come at once', async () => {
    const brought = await visit({ birth: BIRTH });
    const statuses = (await Promise.all([confirm(brought), confirm(brought)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 422]);
    expect(await recorded()).toHaveLength(1);
  });

  it("refuses another member's, and the member's own in another session", async () => {
    const brought = await visit({ birth: BIRTH });
    const other = shop.visitor();
    await other.signIn(members.fresh);
    expect(await confirm(brought, other)).toMatchObject(refused);
    await other.signIn(members.family);
    expect(await confirm(brought, other)).toMatchObject(refused);
    expect(refusals()).toEqual([{ refusal: 'foreign' }, { refusal: 'foreign' }]);
    expect((await confirm(brought)).status).toBe(200);
  });

  it('refuses forged ones: changed, of another request, or not an answer at all', async () => {
    const [first, second] = [await visit({ birth: BIRTH }), await visit({ birth: BIRTH })];
    const { url } = await who.call(adultCalls.start, { body: { returnTo: '/' } });
    const request = new URL(url, 'http://shop.test').searchParams.get('request') ?? '';
    const changed = first.answer.replace(/.{6}$/, 'AAAAAA');
    for (const answer of [changed, second.answer, request, 'x', '{"result":"VERIFIED"}'])
      expect(await confirm({ ...first, answer })).toMatchObject(refused);
    expect(refusals()).toEqual(Array(5).fill({ refusal: 'forged' }));
    expect(await isVerified()).toBe(false);
    // The one who forges does not use up the genuine answer.
    expect((await confirm(first)).status).toBe(200);
  });

  it('refuses one of a visit that began too long ago', async () => {
    const brought = await visit({ birth: BIRTH });
    shop.clock.advance(minutesMs(10));
    expect(await confirm(brought)).toMatchObject({ status: 422, code: 'VERIFICATION_EXPIRED' });
    expect(refusals()).toEqual([{ refusal: 'expired' }]);
  });

  it('logs nothing of a person', async () => {
    const brought = await visit({ birth: BIRTH });
    await confirm(brought);
    await confirm(brought);
    expect(JSON.stringify(warnings)).not.toMatch(/1995|도윤|sandbox person/);
  });
});

it('starts ten times a day at most', async () => {
  const start = () => who.request(adultCalls.start, { body: { returnTo: '/' } });
  for (let at = 0; at < 10; at += 1) expect((await start()).status).toBe(200);
  expect(await start()).toMatchObject({ status: 429, code: 'VERIFICATION_LIMIT' });
  shop.clock.advance(daysMs(1));
  await who.signIn(members.family);
  expect((await start()).status).toBe(200);
});

it('ends after a year', async () => {
  await confirm(await visit({ birth: BIRTH }));
  const { endsAt } = await who.call(adultCalls.state);
  const leftMs = Date.parse(endsAt ?? '') - shop.clock.now().getTime();
  shop.clock.advance(leftMs - 1_000);
  await who.signIn(members.family);
  expect(await isVerified()).toBe(true);
  shop.clock.advance(1_000);
  expect(await who.call(adultCalls.state)).toEqual({ isVerified: false, endsAt });
});

it('does not count for a member below the age, whatever the record says', async () => {
  const year = shop.clock.now().getFullYear();
  await shop.db.run(
    sql`update member set adult_verified_until = ${addMs(shop.clock.now(), daysMs(9))}`,
  );
  for (const [birth, isOld] of [
    [`${year - 19}1231`, true],
    [`${year - 18}0101`, false],
  ] as const) {
    await shop.db.run(sql`update member set birth = ${birth}`);
    expect(await isVerified()).toBe(isOld);
  }
  await shop.db.run(sql`update member set birth = ${BIRTH}`);
});

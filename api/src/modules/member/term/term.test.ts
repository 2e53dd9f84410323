import { consentCalls, memberCalls, notificationCalls, termCalls } from '@shop/shared/contracts';
import { dashedDate, termCodes } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members } from '../../../testing/visitor';
import { announceTerms } from './announce';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
}, 120_000);
afterEach(() => shop.close());

const countRow = z.object({ count: z.number() });

/** Publishes a version of the terms of use that applies in some days. @returns its name */
async function addVersion(
  inDays: number,
  { isAdverse = false, isMaterial = false, code = '901' } = {},
): Promise<string> {
  const appliesAt = addMs(shop.clock.now(), daysMs(inDays));
  const version = dashedDate(appliesAt.getTime());
  const articles = [{ heading: '제1조 목적', paragraphs: ['새 약관의 목적입니다.'] }];
  await shop.db.run(sql`
    insert into term_version (code, version, applies_at, articles, summary, is_adverse, is_material)
    values (${code}, ${version}, ${appliesAt}, ${JSON.stringify(articles)}::jsonb, '제1조를 고쳤어요',
      ${isAdverse}, ${isMaterial})`);
  return version;
}

it('publishes all terms with proper words, without a login', async () => {
  const visitor = shop.visitor();
  const { terms } = await visitor.call(termCalls.list);
  expect(terms.map(({ code }) => code)).toEqual(termCodes);
  for (const { code, title, version, coming } of terms) {
    expect({ version, coming }).toEqual({ version: '2026-01-01', coming: null });
    const detail = await visitor.call(termCalls.detail, { params: { code }, query: {} });
    expect(detail).toMatchObject({ title, shown: version, history: [{ version, summary: '' }] });
    expect(detail.articles.length).toBeGreaterThan(1);
    for (const { paragraphs } of detail.articles) expect(paragraphs.length).toBeGreaterThan(0);
  }
});

it.each([
  [false, 7],
  [true, 30],
])(
  'shows a version (to the members’ disadvantage: %s) from %i days before',
  async (isAdverse, days) => {
    const version = await addVersion(days + 1, { isAdverse });
    const read = (query: { version?: string } = {}) =>
      shop.visitor().request(termCalls.detail, { params: { code: '901' }, query });
    expect((await read()).payload).toMatchObject({ coming: null });
    expect((await read({ version })).status).toBe(404);
    shop.clock.advance(daysMs(1));
    expect((await read()).payload).toMatchObject({
      version: '2026-01-01',
      shown: '2026-01-01',
      coming: { version, summary: '제1조를 고쳤어요', isAdverse },
      history: [{ version }, { version: '2026-01-01' }],
    });
    expect((await read({ version })).payload).toMatchObject({
      shown: version,
      articles: [{ heading: '제1조 목적' }],
    });
    shop.clock.advance(daysMs(days));
    expect((await read()).payload).toMatchObject({ version, shown: version, coming: null });
    expect((await read({ version: '2026-01-01' })).payload.articles.length).toBeGreaterThan(1);
  },
);

it('tells each member once of a coming version', async () => {
  const who = shop.visitor();
  await who.signIn();
  await addVersion(8);
  expect(await announceTerms(shop.deps)).toBe(0);
  shop.clock.advance(daysMs(1));
  const { count } = await shop.db.one(countRow, sql`select count(*)::int as count from member`);
  expect(await announceTerms(shop.deps)).toBe(count);
  expect(await announceTerms(shop.deps)).toBe(0);
  await shop.deps.outbox.drain();
  await who.signIn();
  const { items } = await who.call(notificationCalls.list, { query: {} });
  expect(items.filter(({ title }) => title === '이용약관 내용이 바뀌어요')).toHaveLength(1);
});

describe('terms that changed materially', () => {
  const pendingOf = async (who: ReturnType<TestShop['visitor']>) =>
    (await who.call(termCalls.pending)).terms;

  it('are agreed to at once, all of them, in the words that were shown', async () => {
    const who = shop.visitor();
    await who.signIn();
    expect(await pendingOf(who)).toEqual([]);
    const version = await addVersion(1, { isMaterial: true });
    await addVersion(1, { isMaterial: true, code: '904' });
    expect(await pendingOf(who)).toEqual([]);
    shop.clock.advance(daysMs(2));
    await who.signIn();
    const pending = await pendingOf(who);
    expect(pending).toMatchObject([
      { code: '901', title: '이용약관', version, summary: '제1조를 고쳤어요' },
      { code: '904', version },
    ]);
    const half = await who.request(termCalls.agree, {
      body: { terms: [{ code: '901', version }] },
    });
    expect(half).toMatchObject({
      status: 422,
      code: 'CONSENT_REQUIRED',
      payload: { codes: ['904'] },
    });
    expect((await who.call(consentCalls.mine)).history).toEqual([]);
    const terms = pending.map(({ code }) => ({ code, version }));
    const old = terms.map(({ code }) => ({ code, version: '2026-01-01' }));
    expect((await who.request(termCalls.agree, { body: { terms: old } })).status).toBe(422);
    await who.call(termCalls.agree, { body: { terms } });
    await who.call(termCalls.agree, { body: { terms } });
    expect(await pendingOf(who)).toEqual([]);
    const { history } = await who.call(consentCalls.mine);
    expect(history.map(({ code }) => code).sort()).toEqual(['PRIVACY', 'SERVICE']);
    expect(history[0]).toMatchObject({ isGiven: true, version });
    expect(history[0]?.body).toContain('새 약관의 목적입니다.');
  });

  it('ask nobody who joined since then, and nobody for a change without weight', async () => {
    await addVersion(1);
    await addVersion(2, { isMaterial: true });
    const who = shop.visitor();
    await who.signIn(members.family);
    shop.clock.advance(daysMs(1) + 1);
    await who.signIn(members.family);
    expect(await pendingOf(who)).toEqual([]);
    shop.clock.advance(daysMs(1));
    const { mbrNo } = await who.call(memberCalls.memberInfo).catch(async () => {
      await who.signIn(members.family);
      return who.call(memberCalls.memberInfo);
    });
    expect(await pendingOf(who)).toHaveLength(1);
    await shop.db.run(
      sql`update member set joined_at = ${shop.clock.now()} where member_no = ${mbrNo}`,
    );
    expect(await pendingOf(who)).toEqual([]);
  });
});

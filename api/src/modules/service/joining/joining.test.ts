import {
  addressCalls,
  consentCalls,
  couponCalls,
  joinCalls,
  leavingCalls,
  memberCalls,
  recommendationCalls,
} from '@shop/shared/contracts';
import { joinTerms, joinTermsOf } from '@shop/shared/domain';
import { z } from 'zod';
import { daysMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { buy, openSheet } from '../../../testing/checkout';
import { addCustomer } from '../../../testing/customers';
import { addGoods } from '../../../testing/goods';
import { addProgram, endPrograms } from '../../../testing/recommendations';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';

const countRow = z.object({ count: z.number() });
const required = joinTermsOf('CARD').filter((code) => joinTerms[code].isRequired);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillSampleCatalogue(shop.db, { goods: 20, now: shop.clock.now() });
}, 120_000);
afterAll(() => shop.close());

/** A browser whose customer the card company has just verified for the first time. */
async function newcomer(): Promise<Visitor> {
  const who = shop.visitor();
  const { lid } = await who.call(memberCalls.sampleSignIn, { body: {} });
  expect(await who.request(memberCalls.login, { body: { lid } })).toMatchObject({
    status: 403,
    code: 'JOIN_REQUIRED',
  });
  return who;
}

const memberCount = async (): Promise<number> =>
  (await shop.db.one(countRow, sql`select count(*)::int as count from member`)).count;

it('shows what the card company would hand over, masked, and makes nobody a member by that', async () => {
  const before = await memberCount();
  const who = await newcomer();
  const form = await who.call(joinCalls.form);
  expect(form.customer).toEqual({
    nameMasked: expect.stringMatching(/^.\*.$/),
    phoneMasked: expect.stringMatching(/^010-\*{4}-\d{4}$/),
    emailMasked: expect.stringMatching(/^ne\*\*\*@/),
    birthMasked: expect.stringMatching(/^\d{4}년$/),
    typeName: '일반회원',
  });
  expect(form.terms.filter((term) => term.isRequired).map(({ code }) => code)).toEqual(required);
  expect(form.couponNames).toEqual(['첫 구매 10% 쿠폰']);
  expect(await memberCount()).toBe(before);
  expect((await who.request(memberCalls.memberInfo)).status).toBe(401);
});

it('joins with the coupon of a first purchase, and signs in for the first time', async () => {
  const who = await newcomer();
  const reply = await who.call(joinCalls.join, {
    body: { terms: [...required, 'MARKETING_SMS'] },
  });
  expect(reply).toMatchObject({ isFirstLogin: 'Y', mbrType: '10', lgnMethod: 'LID' });
  expect((await who.call(memberCalls.memberInfo)).mbrNo).toBe(reply.mbrNo);
  const { coupons } = await who.call(couponCalls.mine, { query: { tab: 'usable' } });
  expect(coupons.map(({ name }) => name)).toEqual(['첫 구매 10% 쿠폰']);
});

it('signs in the same customer without asking again', async () => {
  const who = await newcomer();
  const cnos = async () =>
    (await who.call(memberCalls.sampleMembers)).members.map(({ cno }) => cno);
  const before = await cnos();
  const { mbrNo } = await who.call(joinCalls.join, { body: { terms: required } });
  const cno = (await cnos()).find((one) => !before.includes(one)) ?? '';
  const again = shop.visitor();
  const { lid } = await again.call(memberCalls.sampleSignIn, { body: { cno } });
  const reply = await again.call(memberCalls.login, { body: { lid } });
  expect(reply).toMatchObject({ isFirstLogin: 'N', mbrNo });
});

it('writes every answer down in the words that were shown, refusals too', async () => {
  const who = await newcomer();
  const form = await who.call(joinCalls.form);
  await who.call(joinCalls.join, { body: { terms: [...required, 'MARKETING_EMAIL'] } });
  const { history, marketing } = await who.call(consentCalls.mine);
  expect(history.toReversed()).toEqual(
    form.terms.map(({ code, title, body, version }) => ({
      code,
      title,
      body,
      version,
      isGiven: required.includes(code) || code === 'MARKETING_EMAIL',
      at: shop.clock.now().toISOString(),
    })),
  );
  expect(marketing.map(({ isGiven }) => isGiven)).toEqual([false, false, true]);
});

it.each(required)('refuses to join without %s, and the form stays open', async (missing) => {
  const who = await newcomer();
  const terms = required.filter((code) => code !== missing);
  expect(await who.request(joinCalls.join, { body: { terms } })).toMatchObject({
    status: 422,
    code: 'CONSENT_REQUIRED',
    payload: { codes: [missing] },
  });
  expect((await who.request(joinCalls.join, { body: { terms: required } })).status).toBe(200);
});

it('takes a ticket once when two tabs send the form at once', async () => {
  const first = await newcomer();
  const second = shop.visitor();
  const before = await memberCount();
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  const answers = await Promise.all(
    [first, second].map((who) => who.request(joinCalls.join, { body: { terms: required } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  expect(await memberCount()).toBe(before + 1);
});

it('asks to sign in again after half an hour, and in a browser that did not begin', async () => {
  const who = await newcomer();
  expect(await shop.visitor().request(joinCalls.form)).toMatchObject({
    status: 410,
    code: 'JOIN_ENDED',
  });
  shop.clock.advance(minutesMs(31));
  for (const response of [
    await who.request(joinCalls.form),
    await who.request(joinCalls.join, { body: { terms: required } }),
  ]) {
    expect(response).toMatchObject({ status: 410, code: 'JOIN_ENDED' });
  }
});

it('takes no consent from a page of another origin', async () => {
  const who = await newcomer();
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const before = await memberCount();
  const response = await who.request(joinCalls.join, { body: { terms: required } }, { headers });
  expect(response.status).toBe(403);
  expect(await memberCount()).toBe(before);
});

describe('a friend’s code', () => {
  const joinWith = async (recommendationCode: string) => {
    const who = await newcomer();
    const body = { terms: required, recommendationCode };
    return { who, response: await who.request(joinCalls.join, { body }) };
  };

  it('is kept for the first order', async () => {
    await addProgram(shop, 2_000);
    const friend = shop.visitor();
    await friend.signIn();
    const { code } = await friend.call(recommendationCalls.mine);
    const newWho = await newcomer();
    expect((await newWho.call(joinCalls.form)).recommendationCoinWon).toBe(2_000);
    const { who, response } = await joinWith(code.toLowerCase());
    expect(response.status).toBe(200);
    const { skuNo } = await addGoods(shop.db, { priceWon: 30_000 });
    const sheet = await openSheet(who, [{ skuNo, qty: 1 }]);
    expect(sheet.recommendation).toEqual({ code, coinWon: 2_000 });
    const address = { receiverName: '한누리', receiverPhone: '01055550001', zip: '03052' };
    const place = {
      road: '서울특별시 종로구 북촌로 11',
      jibun: '',
      detail: '1층',
      isDefault: true,
    };
    await who.call(addressCalls.create, { body: { ...address, ...place } });
    await buy(shop, who, [{ skuNo, qty: 1 }]);
    const { count } = await shop.db.one(
      countRow,
      sql`select count(*)::int as count from order_recommendation`,
    );
    expect(count).toBe(1);
    expect((await openSheet(who, [{ skuNo, qty: 1 }])).recommendation).toBeNull();
  });

  it('is refused when it is wrong, and the form stays open', async () => {
    const before = await memberCount();
    const { who, response } = await joinWith('AAAA-AAAA');
    expect(response).toMatchObject({ status: 422, code: 'RECOMMENDATION_CODE' });
    expect(await memberCount()).toBe(before);
    expect((await who.request(joinCalls.join, { body: { terms: required } })).status).toBe(200);
  });

  it('is refused while no program runs', async () => {
    await endPrograms(shop);
    const { response } = await joinWith('AAAA-AAAA');
    expect(response).toMatchObject({ status: 422, code: 'RECOMMENDATION_ENDED' });
  });
});

it('gives who left and joins again within a year no second coupon of a first purchase', async () => {
  const cno = '0100999888';
  const join = async () => {
    const who = shop.visitor();
    const { lid } = await who.call(memberCalls.sampleSignIn, { body: { cno } });
    await who.request(memberCalls.login, { body: { lid } });
    const { couponNames } = await who.call(joinCalls.form);
    await who.call(joinCalls.join, { body: { terms: required } });
    const { coupons } = await who.call(couponCalls.mine, { query: { tab: 'usable' } });
    expect(coupons.map(({ name }) => name)).toEqual(couponNames);
    const { losses, kept } = await who.call(leavingCalls.view);
    expect(kept).toContainEqual(expect.objectContaining({ term: '1년' }));
    await who.call(leavingCalls.leave, { body: { losses } });
    return couponNames.length;
  };
  await addCustomer(shop, cno);
  expect([await join(), await join()]).toEqual([1, 0]);
  shop.clock.advance(daysMs(366));
  await shop.db.run(sql`update coupon set issue_to = issue_to + interval '2 years'`);
  expect(await join()).toBe(1);
});

describe('advertising', () => {
  it('can be allowed and forbidden by channel, each time in a line of its own', async () => {
    const who = shop.visitor();
    await who.signIn(members.family);
    const change = (isGiven: boolean) =>
      who.call(consentCalls.change, { body: { code: 'MARKETING_SMS', isGiven } });
    const { at } = await change(true);
    shop.clock.advance(minutesMs(5));
    expect((await change(true)).at).toBe(at);
    await change(false);
    const { history, marketing } = await who.call(consentCalls.mine);
    expect(history.map(({ isGiven }) => isGiven)).toEqual([false, true]);
    expect(marketing).toContainEqual({
      code: 'MARKETING_SMS',
      title: joinTerms.MARKETING_SMS.title,
      isGiven: false,
      at: shop.clock.now().toISOString(),
    });
  });

  it('is the only thing that can be changed', async () => {
    const who = shop.visitor();
    await who.signIn(members.family);
    const body = { code: 'PRIVACY', isGiven: false } as never;
    expect((await who.request(consentCalls.change, { body })).status).toBe(400);
  });
});

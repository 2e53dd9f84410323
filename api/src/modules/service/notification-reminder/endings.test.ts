import { couponCalls, memberCalls } from '@shop/shared/contracts';
import { addMs, daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { addCoupon } from '../../../testing/coupons';
import { setKoreaTime } from '../../../testing/korea-clock';
import { deliverMessages, messagesTo } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { grant } from '../../benefit/point';
import { deleteOldEndings, tellEndings } from './endings';

let shop: TestShop;
let who: Visitor;
let memberNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
}, 120_000);
afterAll(() => shop.close());

/** The session does not last until the next day. */
async function at(time: string, inDays = 1): Promise<void> {
  setKoreaTime(shop, time, inDays);
  await who.signIn(members.general);
  memberNo = (await who.call(memberCalls.loginInfo)).mbrNo;
}
beforeEach(async () => {
  await at('10:00');
  // The sample members' own benefits would be notified first, so they are postponed or revoked.
  await shop.db.run(sql`update point_lot set expires_at = ${addMs(shop.clock.now(), daysMs(900))}`);
  await shop.db.run(sql`update member_coupon set state = 'REVOKED'`);
  await shop.db.run(sql`update member set adult_verified_until = null`);
});

const sent = async () => {
  const messages = await messagesTo(shop, memberNo);
  return messages.filter(({ step }) => step === 'BENEFIT_ENDING');
};

/** Runs the jobs. @returns the texts of the notifications sent by this run */
async function tell(): Promise<string[]> {
  const before = (await sent()).length;
  await tellEndings(shop.deps);
  await deliverMessages(shop);
  return (await sent()).slice(before).map(({ text }) => text.split('\n')[1] ?? '');
}

let key = 0;
const give = (kind: 'POINT' | 'COIN' | 'GIFT_CARD', amountWon: number, days: number) =>
  shop.deps.db.tx((tx) => {
    key += 1;
    const now = shop.clock.now();
    return grant(tx, {
      ...{ memberNo, kind, type: 'GRANT', amountWon, title: '시험', reason: '40', orderNo: null },
      ...{ key: `ending-test:${key}`, now, expiresAt: addMs(now, daysMs(days)) },
    });
  });

it('sums up all that ends in 30 days in one message of the day, and again in 7 days', async () => {
  await give('POINT', 1_200, 40);
  await give('POINT', 300, 40);
  await give('COIN', 500, 40);
  await give('GIFT_CARD', 10_000, 400);
  expect(await tell()).toEqual([]);
  await at('10:00', 9);
  expect(await tell()).toEqual([]);
  await at('10:00');
  const [text = '', ...others] = await tell();
  expect(others).toEqual([]);
  expect(text).toMatch(
    /^띵코인 500원 \d{4}\.\d\d\.\d\d까지, 포인트 1,500원 \d{4}\.\d\d\.\d\d까지$/,
  );
  expect(await tell()).toEqual([]);
  await at('10:01');
  expect(await tell()).toEqual([]);
  await at('10:01', 21);
  expect(await tell()).toEqual([]);
  await at('10:01');
  expect(await tell()).toEqual([text]);
  await at('10:01');
  expect(await tell()).toEqual([]);
});

it('counts coupons, and not those that are used or were given for a shorter time', async () => {
  for (let count = 0; count < 2; count += 1) {
    const couponNo = await addCoupon(shop.db);
    await shop.db.run(sql`
      update coupon set issue_to = ${addMs(shop.clock.now(), daysMs(1))} where coupon_no = ${couponNo}`);
    await who.call(couponCalls.download, { params: { couponNo } });
  }
  // The benefit is valid for 30 days, and the notification is sent a week before its end.
  expect(await tell()).toEqual([]);
  await at('10:01', 22);
  expect(await tell()).toEqual([]);
  await at('10:01');
  expect(await tell()).toEqual([expect.stringMatching(/^쿠폰 2장 [\d.]+까지$/)]);
  await at('10:01');
  expect(await tell()).toEqual([]);
});

it('names the end of the adult check, and leads to it', async () => {
  await shop.db.run(sql`
    update member set adult_verified_until = ${addMs(shop.clock.now(), daysMs(20))} where member_no = ${memberNo}`);
  expect(await tell()).toEqual([expect.stringMatching(/^성인 인증 [\d.]+까지$/)]);
  expect((await sent()).at(-1)?.url).toBe('http://localhost/mypage/my-info');
});

it('waits for the morning, and for a second day when something comes later', async () => {
  await give('POINT', 100, 20);
  await shop.db.run(sql`update point_lot set created_at = created_at - interval '60 days'`);
  await at('21:00', 0);
  expect(await tell()).toEqual([]);
  await at('08:00');
  expect(await tell()).toHaveLength(1);
  await give('COIN', 200, 20);
  await shop.db.run(sql`update point_lot set created_at = created_at - interval '60 days'`);
  expect(await tell()).toEqual([]);
  await at('08:00');
  expect(await tell()).toEqual([expect.stringContaining('띵코인 200원')]);
});

it('tells a member who has left nothing, and forgets what ended long ago', async () => {
  await give('POINT', 100, 20);
  await shop.db.run(sql`update point_lot set created_at = created_at - interval '60 days'`);
  await shop.db.run(sql`update member set status = 'WITHDRAWN' where member_no = ${memberNo}`);
  expect(await tellEndings(shop.deps)).toBe(0);
  await shop.db.run(sql`update member set status = 'ACTIVE' where member_no = ${memberNo}`);
  shop.clock.advance(daysMs(400));
  expect(await deleteOldEndings(shop.deps)).toBeGreaterThan(0);
  expect(await deleteOldEndings(shop.deps)).toBe(0);
});

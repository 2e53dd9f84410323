import { memberCalls } from '@shop/shared/contracts';
import { daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { setKoreaTime } from '../../../testing/korea-clock';
import { deliverMessages, messagesTo } from '../../../testing/messages';
import { consentTo } from '../../../testing/notification-choices';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { confirmConsents } from './consent-confirmations';

let shop: TestShop;
let who: Visitor;
let memberNo: number;
beforeAll(async () => {
  shop = await openTestShop();
  who = shop.visitor();
  await shop.db.run(sql`delete from member_consent`);
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  setKoreaTime(shop, '10:00');
  await who.signIn(members.general);
  memberNo = (await who.call(memberCalls.loginInfo)).mbrNo;
});

/** What the jobs do after some years. @returns the texts of what was sent since */
async function after(years: number, days = 0): Promise<string[]> {
  const sent = async () =>
    (await messagesTo(shop, memberNo)).filter(({ step }) => step === 'CONSENT_CONFIRM');
  const before = (await sent()).length;
  shop.clock.advance(daysMs(years * 365.25 + days));
  await confirmConsents(shop.deps);
  await deliverMessages(shop);
  return (await sent()).slice(before).map(({ text }) => text);
}

it('says two years after the answer, and every two years, that a consent holds', async () => {
  await consentTo(who, 'MARKETING_SMS');
  await consentTo(who, 'MARKETING_EMAIL', false);
  expect(await after(2, -2)).toEqual([]);
  const [text = '', ...others] = await after(0, 4);
  expect(others).toEqual([]);
  expect(text).toMatch(
    /^광고 수신에 동의한 상태예요\n온담이 알려 드려요\. \d{4}\.\d\d\.\d\d에 ‘혜택 소식을 문자로 받을게요’/,
  );
  expect(await after(0, 30)).toEqual([]);
  expect(await after(1)).toEqual([]);
  expect(await after(1)).toHaveLength(1);
  expect(await after(0)).toEqual([]);
});

it('begins anew with another answer, and ends with a refusal', async () => {
  await consentTo(who, 'MARKETING_SMS', false);
  expect(await after(2.1)).toEqual([]);
  await who.signIn(members.general);
  await consentTo(who, 'MARKETING_SMS');
  expect(await after(1.9)).toEqual([]);
  expect(await after(0.2)).toHaveLength(1);
});

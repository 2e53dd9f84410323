import {
  addressCalls,
  consentCalls,
  memberCalls,
  orderCalls,
  profileCalls,
} from '@shop/shared/contracts';
import { z } from 'zod';
import { daysMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { buyAndDeliver } from '../../../testing/delivered';
import { findText } from '../../../testing/find-text';
import { addGoods } from '../../../testing/goods';
import { deliverMessages } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../consistency';
import { endDormantAdvertising, tellDormant } from './dormant';
import { runRetention } from './retention';
import { BATCH, terms } from './terms';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const signedIn = async (cno = members.family): Promise<Visitor> => {
  const who = shop.visitor();
  await who.signIn(cno);
  return who;
};

const runRow = z.object({ term: z.string(), erased: z.number() });
const lastRun = () =>
  shop.db.rows(
    runRow,
    sql`select term, erased from retention_run
      where ran_at = (select max(ran_at) from retention_run) order by term`,
  );

it('erases the persons of orders after five years, keeps what was bought, and reports each term', async () => {
  const who = await signedIn();
  await who.call(addressCalls.create, {
    body: {
      receiverName: '독고별하',
      receiverPhone: '01098761234',
      zip: '03052',
      road: '서울특별시 종로구 북촌로 11',
      detail: '별채 77호',
      isDefault: true,
    },
  });
  const { skuNo } = await addGoods(shop.db, { priceWon: 20_000, stock: 20 });
  const { orderNo } = await buyAndDeliver(shop, who, [{ skuNo, qty: 1 }]);
  const words = ['독고별하', '01098761234', '별채 77호'];
  shop.clock.advance(daysMs(4 * 365));
  await runRetention(shop.deps);
  expect(await findText(shop, words)).toContain('orders.receiver_enc');

  shop.clock.advance(daysMs(366 + 2));
  await runRetention(shop.deps);
  // A stored answer lives for a day.
  await shop.db.script('delete from idempotency');
  expect(await findText(shop, words)).toEqual(
    ['member_address.place_enc', 'member_address.receiver_enc', 'member_address.phone_enc'].sort(),
  );
  await who.signIn(members.family);
  const detail = await who.call(orderCalls.detail, { params: { orderNo } });
  expect(detail.items).toHaveLength(1);
  expect(JSON.stringify(detail)).toContain('보관 기간이 지난 정보');
  const report = await lastRun();
  expect(report.map(({ term }) => term)).toEqual(terms.map(({ name }) => name).sort());
  expect(report.find(({ term }) => term === 'orders')?.erased).toBeGreaterThan(0);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
});

it('tells a member who has not come for eleven months once, and ends advertising a month later', async () => {
  const who = await signedIn(members.corporate);
  await who.call(consentCalls.change, { body: { code: 'MARKETING_SMS', isGiven: true } });
  const { mbrNo } = await who.call(memberCalls.loginInfo);
  const told = async () => {
    await tellDormant(shop.deps);
    await deliverMessages(shop);
    const row = z.object({ count: z.number() });
    const { count } = await shop.db.one(
      row,
      sql`select count(*) from notification where member_no = ${mbrNo} and step = 'MEMBER_DORMANT'`,
    );
    return count;
  };
  shop.clock.advance(daysMs(334));
  expect(await told()).toBe(0);
  shop.clock.advance(daysMs(2));
  expect(await told()).toBe(1);
  expect(await told()).toBe(1);
  shop.clock.advance(daysMs(29));
  await endDormantAdvertising(shop.deps);
  shop.clock.advance(daysMs(2));
  await endDormantAdvertising(shop.deps);
  await who.signIn(members.corporate);
  const { history } = await who.call(consentCalls.mine);
  expect(history.map(({ code, isGiven }) => [code, isGiven])).toEqual([
    ['MARKETING_SMS', false],
    ['MARKETING_SMS', true],
  ]);
  expect((await who.call(profileCalls.view)).name).toBeTruthy();
  expect(await told()).toBe(1);
});

it('deletes what was set apart of a member who left, five years after the order', async () => {
  const row = z.object({ count: z.number() });
  const count = async () =>
    (await shop.db.one(row, sql`select count(*) from kept.order_person`)).count;
  await shop.db.run(sql`insert into kept.order_person (order_no, person_enc, delete_after)
    values ('old', ${shop.deps.secrets.seal('{}')}, ${shop.clock.now()}),
      ('young', ${shop.deps.secrets.seal('{}')}, ${new Date(shop.clock.now().getTime() + daysMs(1))})`);
  await runRetention(shop.deps);
  expect(await count()).toBe(1);
  shop.clock.advance(daysMs(1));
  await runRetention(shop.deps);
  expect(await count()).toBe(0);
});

it('runs the other terms when one fails', async () => {
  const alarm = jest.spyOn(shop.deps.log, 'error').mockImplementation(() => undefined);
  await shop.db.script('alter table payment_webhook rename to away');
  shop.clock.advance(daysMs(1));
  await runRetention(shop.deps);
  await shop.db.script('alter table away rename to payment_webhook');
  expect(alarm).toHaveBeenCalledTimes(1);
  expect(await lastRun()).toHaveLength(terms.length - 1);
});

it('deletes more than one batch in a run', async () => {
  const old = new Date(shop.clock.now().getTime() - daysMs(2));
  const rows = BATCH * 2 + 1;
  await shop.db.run(sql`insert into wrong_code (member_no, at)
    select (select min(member_no) from member), ${old} from generate_series(1, ${rows})`);
  shop.clock.advance(1_000);
  await runRetention(shop.deps);
  const report = await lastRun();
  expect(report.find(({ term }) => term === 'wrong-codes')?.erased).toBe(rows);
});

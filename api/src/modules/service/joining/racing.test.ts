import { joinCalls, memberCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { fillSampleCatalogue } from '../../../testing/sample';
import { openRacingShop, type TestShop } from '../../../testing/shop';
import { hashCno } from '../../member/member';

const countsRow = z.object({ members: z.number(), consents: z.number(), coupons: z.number() });
const CNO = '0100999001';

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
  await fillSampleCatalogue(shop.db, { goods: 20, now: shop.clock.now() });
}, 120_000);
afterAll(() => shop.close());

it('makes one member of a customer who joins in ten browsers at once', async () => {
  const { secrets } = shop.deps;
  const customer = { cno: CNO, name: '박처음', phone: '01077771234', email: '', birth: '19910305' };
  await shop.db.run(sql`insert into sandbox_customer (cno_hash, customer_enc)
    values (${hashCno(CNO)}, ${secrets.seal(JSON.stringify(customer))})`);
  const browsers = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const who = shop.visitor();
      const { lid } = await who.call(memberCalls.sampleSignIn, { body: { cno: CNO } });
      expect((await who.request(memberCalls.login, { body: { lid } })).code).toBe('JOIN_REQUIRED');
      return who;
    }),
  );
  const replies = await Promise.all(
    browsers.map((who) =>
      who.call(joinCalls.join, { body: { terms: ['AGE', 'SERVICE', 'PRIVACY', 'CARD'] } }),
    ),
  );
  const [memberNo, ...others] = new Set(replies.map(({ mbrNo }) => mbrNo));
  expect(others).toEqual([]);
  expect(replies.filter(({ isFirstLogin }) => isFirstLogin === 'Y')).toHaveLength(1);
  expect(
    await shop.db.one(
      countsRow,
      sql`select
        (select count(*)::int from member where cno_hash = ${hashCno(CNO)}) as members,
        (select count(*)::int from member_consent where member_no = ${memberNo ?? 0}) as consents,
        (select count(*)::int from member_coupon where member_no = ${memberNo ?? 0}) as coupons`,
    ),
  ).toEqual({ members: 1, consents: 7, coupons: 1 });
}, 60_000);

import { leavingCalls, memberCalls, orderCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { sql } from '../../../platform/db/sql';
import { openSheet, placeBody } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { addMembers } from '../../../testing/members';
import { openRacingShop, type TestShop } from '../../../testing/shop';

const countRow = z.object({ count: z.number() });

let shop: TestShop;
beforeAll(async () => {
  shop = await openRacingShop();
}, 120_000);
afterAll(() => shop.close());

it('lets either the order or the leaving win when both come at once', async () => {
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  const all = await addMembers(shop, 20);
  const prepared = await Promise.all(
    all.map(async (who) => ({
      who,
      sheet: await openSheet(who, [{ skuNo, qty: 1 }]),
      losses: (await who.call(leavingCalls.view)).losses,
      memberNo: (await who.call(memberCalls.loginInfo)).mbrNo,
    })),
  );
  const results = await Promise.all(
    prepared.map(async ({ who, sheet, losses, memberNo }) => {
      const [placed, left] = await Promise.all([
        who.request(orderCalls.place, { body: placeBody(sheet) }),
        who.request(leavingCalls.leave, { body: { losses } }),
      ]);
      return { memberNo, placed: placed.status, left: left.status };
    }),
  );
  for (const { placed, left } of results) {
    // Who has left is no member, or has no sheet any more.
    expect(['200 409', '401 200', '404 200']).toContain(`${placed} ${left}`);
  }
  const { count } = await shop.db.one(
    countRow,
    sql`select count(*)::int as count from orders o join member m using (member_no)
      where m.status = 'WITHDRAWN'`,
  );
  expect(count).toBe(0);
}, 120_000);

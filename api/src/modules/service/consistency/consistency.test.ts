import { sql } from '../../../platform/db/sql';
import { buy } from '../../../testing/checkout';
import { addGoods } from '../../../testing/goods';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { findMismatches } from './consistency';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const names = async () => (await findMismatches(shop.db, shop.clock.now())).map((one) => one.check);

it('reports nothing after a sale, and reports each tampering', async () => {
  const who = shop.visitor();
  await who.signIn();
  const goods = await addGoods(shop.db);
  const orderNo = await buy(shop, who, [{ skuNo: goods.skuNo, qty: 1 }], { usePointWon: 100 });
  expect(await names()).toEqual([]);

  const tampering: [string, string, string][] = [
    [
      `update point_account set balance = balance + 1 where member_no is not null and kind = 'POINT'`,
      `update point_account set balance = balance - 1 where member_no is not null and kind = 'POINT'`,
      'an account’s balance is the sum of its ledger',
    ],
    [
      `update sku_stock set reserved = 1 where sku_no = ${goods.skuNo}`,
      `update sku_stock set reserved = 0 where sku_no = ${goods.skuNo}`,
      'reserved stock is the sum of its reservations',
    ],
    [
      `update payment set amount = amount + 1 where order_no = '${orderNo}'`,
      `update payment set amount = amount - 1 where order_no = '${orderNo}'`,
      'a paid order has one payment of its amount',
    ],
    [
      `update payment set canceled_amount = 5 where order_no = '${orderNo}'`,
      `update payment set canceled_amount = 0 where order_no = '${orderNo}'`,
      'what went back is what the claims say, and no more than was paid',
    ],
    [
      `update order_item set canceled_qty = 1 where order_no = '${orderNo}'`,
      `update order_item set canceled_qty = 0 where order_no = '${orderNo}'`,
      'canceled pieces are those of the claims',
    ],
    ...(['seller', 'member:999999', 'sample'] as const).map((actor): [string, string, string] => [
      `update state_history set actor = '${actor}' where machine = 'payment' and to_state = 'PAID'`,
      `update state_history set actor = 'issuer' where machine = 'payment' and to_state = 'PAID'`,
      'every move was made by somebody who may make it',
    ]),
    [
      `update state_history set actor = replace(actor, ':', ':9') where machine = 'order' and to_state = 'CREATED'`,
      `update state_history set actor = replace(actor, ':9', ':') where machine = 'order' and to_state = 'CREATED'`,
      'every move was made by somebody who may make it',
    ],
  ];
  for (const [breakIt, mendIt, check] of tampering) {
    await shop.db.script(breakIt);
    expect(await names()).toContain(check);
    await shop.db.script(mendIt);
    expect(await names()).toEqual([]);
  }
});

it('rejects updates of the ledger', async () => {
  await expect(shop.db.run(sql`update point_ledger set amount = 1`)).rejects.toThrow('append-only');
  await expect(shop.db.run(sql`delete from point_movement`)).rejects.toThrow('append-only');
});

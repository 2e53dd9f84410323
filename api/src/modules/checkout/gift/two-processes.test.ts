import { giftCalls, orderCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import { addMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import { pay, placeBody } from '../../../testing/checkout';
import { giftReceiver, openGiftSheet } from '../../../testing/gifts';
import { addGoods } from '../../../testing/goods';
import { openTwoServers } from '../../../testing/two-servers';
import { until } from '../../../testing/until';
import { members, type Visitor } from '../../../testing/visitor';
import { findMismatches } from '../../service/consistency';

const GIFTS = 8;

let two: Awaited<ReturnType<typeof openTwoServers>>;
let who: Visitor;
beforeAll(async () => {
  two = await openTwoServers();
  who = two.shop.visitor();
  await who.signIn(members.general);
}, 240_000);
afterAll(() => two?.close(), 120_000);

const countsRow = z.object({ moves: z.number(), messages: z.number() });

it('is sent once, with one message, by the jobs of two processes', async () => {
  const { shop } = two;
  const { skuNo } = await addGoods(shop.db, { stock: 100 });
  // Later than the payment: a time that has come by then is no schedule any more.
  const sendAt = addMs(shop.clock.now(), 3_600_000).toISOString();
  for (let at = 0; at < GIFTS; at += 1) {
    const sheet = await openGiftSheet(who, [{ skuNo, qty: 1 }]);
    const body = { ...placeBody(sheet), gift: { ...giftReceiver, sendAt } };
    const { paymentNo } = await who.call(orderCalls.place, { body });
    await pay(shop, who, paymentNo);
  }
  await shop.db.run(sql`update gift set send_at = ${shop.clock.now()}`);
  const states = async () =>
    (await who.call(giftCalls.sent)).gifts.filter(({ state }) => state === 'SENT').length;
  await until(async () => (await states()) === GIFTS);
  const counts = () =>
    shop.db.one(
      countsRow,
      sql`
      select (select count(*)::int from state_history where machine = 'gift' and to_state = 'SENT') as moves,
        (select count(*)::int from gift_message join sandbox_message using (key)) as messages`,
    );
  await until(async () => (await counts()).messages === GIFTS);
  expect((await counts()).moves).toBe(GIFTS);
  expect(await findMismatches(shop.db, shop.clock.now())).toEqual([]);
}, 120_000);

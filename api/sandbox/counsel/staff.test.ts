import { counselCalls } from '@shop/shared/contracts';
import { minutesMs } from '../../src/platform/clock';
import { sql } from '../../src/platform/db/sql';
import { openTestShop, type TestShop } from '../../src/testing/shop';
import { serveWaiting } from './staff';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('takes up an enquiry and answers it within a minute, and leaves those of the past alone', async () => {
  const who = shop.visitor();
  await who.signIn();
  const body = {
    type: 'DELIVERY_WHEN',
    title: '배송',
    body: '언제 도착하는지 알려 주세요.',
  } as const;
  const { counselNo } = await who.call(counselCalls.ask, { body });
  const past = await who.call(counselCalls.ask, { body });
  await shop.db.run(
    sql`update counsel set changed_at = changed_at - interval '2 hours' where counsel_no = ${past.counselNo}`,
  );
  const detail = (no: number) => who.call(counselCalls.detail, { params: { counselNo: no } });

  expect(await serveWaiting(shop.deps)).toBe(0);
  shop.clock.advance(minutesMs(0.5));
  expect(await serveWaiting(shop.deps)).toBe(1);
  expect((await detail(counselNo)).state).toBe('WORKING');
  shop.clock.advance(minutesMs(1));
  expect(await serveWaiting(shop.deps)).toBe(1);
  expect((await detail(counselNo)).messages[1]?.body).toMatch(/고객센터.*배송/s);
  expect(await serveWaiting(shop.deps)).toBe(0);
  expect((await detail(past.counselNo)).state).toBe('RECEIVED');
});

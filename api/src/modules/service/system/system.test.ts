import { systemCalls } from '@shop/shared/contracts';
import { hoursMs, minutesMs } from '../../../platform/clock';
import { openTestShop, type TestShop } from '../../../testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

const status = async () => (await shop.visitor().call(systemCalls.status)).notice;
const begin = (scope: 'ALL' | 'PAYMENT', minutes: number) =>
  shop
    .visitor()
    .call(systemCalls.beginCheck, { body: { scope, reason: `${scope} 점검`, minutes } });

test('returns no check before it begins and after it ends', async () => {
  expect(await status()).toBeNull();
  const { notice } = await begin('PAYMENT', 60);
  expect(await status()).toEqual(notice);
  expect(Date.parse(notice.toAt) - Date.parse(notice.fromAt)).toBe(hoursMs(1));
  shop.clock.advance(minutesMs(61));
  expect(await status()).toBeNull();
});

test('returns the whole shop’s check before payment’s, and neither when they are cancelled', async () => {
  await begin('PAYMENT', 120);
  await begin('ALL', 10);
  expect((await status())?.scope).toBe('ALL');
  shop.clock.advance(minutesMs(11));
  expect((await status())?.scope).toBe('PAYMENT');
  const { ended } = await shop.visitor().call(systemCalls.endCheck);
  expect(ended).toBe(1);
  expect(await status()).toBeNull();
});

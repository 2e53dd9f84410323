import { memberCalls, profileCalls } from '@shop/shared/contracts';
import { codeSentTo } from '../../../testing/messages';
import { openTestShop, type TestShop } from '../../../testing/shop';
import { findMember } from '../member';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, 120_000);
afterAll(() => shop.close());

it('counts wrong codes that come at once, and ends the code with the fifth', async () => {
  const who = shop.visitor();
  await who.signIn();
  const { mbrNo } = await who.call(memberCalls.loginInfo);
  const member = await findMember(shop.db, shop.deps.secrets, mbrNo);
  await who.call(profileCalls.startCheck, { body: {} });
  const code = await codeSentTo(shop, (member?.phone ?? '').replace(/\D/g, ''));
  const guesses = Array.from({ length: 40 }, (_, at) => String(100_000 + at)).filter(
    (guess) => guess !== code,
  );
  const tries = await Promise.all(
    guesses.map((guess) => who.request(profileCalls.confirmCheck, { body: { code: guess } })),
  );
  expect(tries.filter(({ code: word }) => word === 'CODE_WRONG')).toHaveLength(4);
  expect(tries.every(({ status }) => status === 410 || status === 422)).toBe(true);
  expect((await who.request(profileCalls.confirmCheck, { body: { code } })).status).toBe(410);
});

it('sends five codes of many that are asked for at once', async () => {
  shop.clock.advance(61 * 60_000);
  const who = shop.visitor();
  await who.signIn();
  const sent = await Promise.all(
    Array.from({ length: 12 }, () => who.request(profileCalls.startCheck, { body: {} })),
  );
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(7);
});

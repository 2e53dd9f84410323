import { eventCalls } from '@shop/shared/contracts';
import { eventKinds, ODDS_WHOLE, sumWon } from '@shop/shared/domain';
import { openTestShop, type TestShop } from './testing/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ env: { SAMPLE_GOODS: '60' }, hasNoMembers: true });
  await shop.seed();
}, 120_000);
afterAll(() => shop.close());

const list = async (tab: 'open' | 'coming' | 'ended') =>
  (await shop.visitor().call(eventCalls.list, { query: { tab } })).items;

it('has an open event of each kind, and others that come and are over', async () => {
  expect((await list('open')).map(({ kind }) => kind).sort()).toEqual([...eventKinds].sort());
  expect((await list('coming')).length).toBeGreaterThan(0);
  const ended = await list('ended');
  expect(ended.map(({ state }) => state)).toEqual(expect.arrayContaining(['DRAWING', 'ENDED']));
  const winners = await Promise.all(
    ended.map(({ eventNo }) => shop.visitor().call(eventCalls.result, { params: { eventNo } })),
  );
  expect(winners.flatMap((one) => one.winners.flatMap(({ names }) => names))).not.toEqual([]);
});

it('shows each event, with odds that are together at most the whole', async () => {
  for (const { eventNo } of [...(await list('open')), ...(await list('coming'))]) {
    const { prizes } = await shop.visitor().call(eventCalls.detail, { params: { eventNo } });
    expect(prizes.length).toBeGreaterThan(0);
    expect(sumWon(prizes.map(({ odds }) => odds ?? 0))).toBeLessThanOrEqual(ODDS_WHOLE);
  }
});

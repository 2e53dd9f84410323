import { createReleaseStats } from './release-stats';

const apps = { shell: 's1', goods: 'g1' };
const canary = { shell: 's1', goods: 'g2' };
const QUARTER_MS = 15 * 60_000;

function setup() {
  let now = 0;
  const stats = createReleaseStats(() => now);
  const come = (id: string, of: Record<string, string> = apps, client = id) =>
    stats.countAlive(of, 'goods', client, id);
  const add = (id: string, of: Record<string, string> = apps, status = 200) =>
    stats.countCall(of, status, id, { id, outcome: 'basketAdd' });
  const order = (id: string) => stats.countCall(apps, 200, id, { id, outcome: 'orderBegun' });
  const of = (build: string) => {
    const { shoppers, basketShoppers, orderShoppers } = stats.find('goods', build) ?? {};
    return [shoppers, basketShoppers, orderShoppers];
  };
  return { come, add, order, of, wait: (ms: number) => (now += ms) };
}

it('counts each visitor once, by their outcomes of the first 15 minutes', () => {
  const { come, add, order, of, wait } = setup();
  come('a');
  come('b');
  for (let no = 0; no < 3; no += 1) add('a');
  order('a');
  expect(of('g1')).toEqual([0, 0, 0]);
  wait(QUARTER_MS - 1);
  come('c');
  wait(1);
  expect(of('g1')).toEqual([2, 1, 1]);
  // b is too late; a was already counted.
  add('b');
  come('a');
  add('a');
  wait(QUARTER_MS);
  expect(of('g1')).toEqual([3, 1, 1]);
});

it('counts neither failed calls nor visitors whose page has not started', () => {
  const { come, add, of, wait } = setup();
  come('a');
  add('a', apps, 409);
  add('b');
  wait(QUARTER_MS);
  expect(of('g1')).toEqual([1, 0, 0]);
});

it('leaves out visitors who used both builds', () => {
  const { come, add, of, wait } = setup();
  come('a');
  add('a');
  come('a', canary);
  come('b', canary);
  add('b', apps);
  come('c', canary);
  add('c', canary);
  wait(QUARTER_MS);
  expect([of('g1'), of('g2')]).toEqual([
    [0, 0, 0],
    [1, 1, 0],
  ]);
});

it('counts at most ten new visitors of one address a minute', () => {
  const { come, of, wait } = setup();
  for (let no = 0; no < 30; no += 1) come(`v${no}`, apps, '198.51.100.1');
  wait(60_000);
  come('later', apps, '198.51.100.1');
  wait(QUARTER_MS);
  expect(of('g1')).toEqual([11, 0, 0]);
});

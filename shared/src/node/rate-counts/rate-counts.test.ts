import { Valkey } from 'iovalkey';
import { startValkey, type ValkeyServer } from '../testing';
import { openRateCounts, type ServiceCounts } from './index';

let valkey: ValkeyServer;
let client: Valkey;
const open: ServiceCounts[] = [];
beforeAll(async () => {
  valkey = await startValkey();
  client = new Valkey(valkey.url.replace('valkey:', 'redis:'));
  client.on('error', () => undefined);
});
beforeEach(() => client.flushall());
afterEach(() => {
  for (const counts of open.splice(0)) counts.close();
});
afterAll(async () => {
  client.disconnect();
  await valkey.stop();
});

const isUp = async ({ counts }: { counts: ServiceCounts }): Promise<void> => {
  while (counts.state()?.valkey !== 'up') await new Promise((done) => setTimeout(done, 20));
};

/** Much longer than a response takes on a busy machine, ms. */
const PATIENT_MS = 5_000;

/** The counts of one process, and what it logs. */
async function startProcess(
  service = 'api',
  url: string | undefined = valkey.url,
  waitMs = PATIENT_MS,
) {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (text: string) => void warnings.push(text) };
  const counts = await openRateCounts({ url, service, waitMs, log });
  open.push(counts);
  const count = async (name: string, rule = 'order') =>
    (await counts.count({ rule, client: name, windowMs: 60_000 })).current;
  return { counts, count, warnings };
}

it('counts each client under each limit in all processes of a service', async () => {
  const [one, other] = [await startProcess(), await startProcess()];
  expect(await one.count('a1')).toBe(1);
  expect(await other.count('a1')).toBe(2);
  expect(await other.count('a2')).toBe(1);
  expect(await other.count('a1', 'coupon')).toBe(1);
  expect(await (await startProcess('gateway')).count('a1')).toBe(1);
});

it('gives concurrent requests different counts', async () => {
  const processes = [await startProcess(), await startProcess()];
  const requests = Array.from({ length: 100 }, (_, at) => processes[at % 2]?.count('a1'));
  const counted = (await Promise.all(requests)).map(Number);
  expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

it('stores no address and no token, and nothing longer than the window', async () => {
  await (await startProcess()).count('a203.0.113.7');
  const keys = await client.keys('rate:api:order:*');
  expect(keys).toEqual([expect.stringMatching(/^rate:api:order:[\w-]{22}$/)]);
  expect(await client.pttl(keys[0] ?? '')).toBeGreaterThan(0);
});

it.each([
  ['has no end', (key: string) => client.persist(key)],
  ['ends later than the window', (key: string) => client.pexpire(key, 3_600_000)],
])('starts the window again when a key %s', async (_, change) => {
  const { counts, count } = await startProcess();
  await count('a1');
  const [key = ''] = await client.keys('rate:api:order:*');
  await change(key);
  const { ttlMs } = await counts.count({ rule: 'order', client: 'a1', windowMs: 60_000 });
  expect(ttlMs).toBe(60_000);
  expect(await client.pttl(key)).toBeLessThanOrEqual(60_000);
});

it('counts alone and warns once when Valkey is lost', async () => {
  const { counts, count, warnings } = await startProcess();
  expect(await count('a1')).toBe(1);
  await valkey.stop();
  const counted = await Promise.all([count('a1'), count('a1'), count('a1')]);
  expect(counted.sort()).toEqual([2, 3, 4]);
  expect(counts.state()).toEqual({ valkey: 'down', fallbacks: 3 });
  expect(warnings).toEqual([expect.stringMatching(/^Valkey is down \(.+\): this process counts/)]);
  await valkey.restart();
  await isUp({ counts });
  expect(await count('a1')).toBe(1);
});

it('counts alone while Valkey does not respond', async () => {
  const { counts, count, warnings } = await startProcess('api', valkey.url, 30);
  valkey.freeze();
  try {
    for (let expected = 1; expected <= 5; expected += 1) expect(await count('a1')).toBe(expected);
    expect(counts.state()?.valkey).toBe('down');
    expect(warnings).toEqual([expect.stringContaining('no response within 30 ms')]);
  } finally {
    valkey.thaw();
  }
});

it.each([
  ['does not exist', 'valkey://127.0.0.1:1', 'ECONNREFUSED'],
  ['refuses the password', 'PASSWORD', 'WRONGPASS'],
])('starts with a warning when Valkey %s', async (_, given, reason) => {
  const url = given === 'PASSWORD' ? valkey.url.replace('//', '//shop:secret@') : given;
  const { counts, count, warnings } = await startProcess('api', url);
  expect(await count('a1')).toBe(1);
  expect(await count('a1')).toBe(2);
  expect(counts.state()?.valkey).toBe('down');
  expect(warnings).toEqual([expect.stringContaining(reason)]);
  expect(warnings.join()).not.toContain('secret');
});

it('counts together once a Valkey that was down at the start is there', async () => {
  await valkey.stop();
  const processes = [await startProcess(), await startProcess()];
  expect(await Promise.all(processes.map(({ count }) => count('a1')))).toEqual([1, 1]);
  await valkey.restart();
  await Promise.all(processes.map(isUp));
  expect(await processes[0]?.count('a1')).toBe(1);
  expect(await processes[1]?.count('a1')).toBe(2);
});

it('counts alone while the memory of Valkey is full', async () => {
  const { counts, count, warnings } = await startProcess();
  await client.config('SET', 'maxmemory', '1');
  expect([await count('a1'), await count('a1')]).toEqual([1, 2]);
  expect(counts.state()?.valkey).toBe('down');
  expect(warnings).toEqual([expect.stringContaining('OOM')]);
  await client.config('SET', 'maxmemory', '0');
  await isUp({ counts });
});

it('counts in the process without a setting', async () => {
  const { counts, count } = await startProcess('api', '');
  expect([await count('a1'), await count('a1'), await count('a2')]).toEqual([1, 2, 1]);
  expect(counts.state()).toBeUndefined();
});

import path from 'node:path';
import { createWorkerPool, type PoolOptions } from './worker-pool';

interface Job {
  do: string;
  text?: string;
  gate?: SharedArrayBuffer;
}

const failures: string[] = [];
const open = async (options: Partial<PoolOptions> = {}) =>
  createWorkerPool<Job, unknown>({
    file: path.join(__dirname, '../testing/pooled-thread.cjs'),
    worker: { env: { ONLY: 'this' } },
    size: 1,
    jobsPerWorker: 1,
    capacity: 10,
    deadlineMs: 60_000,
    pingMs: 20,
    hangMs: 200,
    silentMs: 60_000,
    onFailure: (_, error) => failures.push(String(error)),
    ...options,
  });

let pool: Awaited<ReturnType<typeof open>>;
beforeEach(() => {
  failures.length = 0;
});
afterEach(() => pool.close());

const echo = (text: string) => pool.run('a', { do: 'echo', text });

it('runs jobs in a thread that has no setting of this process', async () => {
  pool = await open();
  expect(await Promise.all(['1', '2', '3'].map(echo))).toEqual(['1', '2', '3']);
  expect(await pool.run('a', { do: 'env' })).toEqual(['ONLY']);
  await expect(pool.run('a', { do: 'fail' })).rejects.toThrow('no');
});

it.each([['hang'], ['crash'], ['throw']])(
  'replaces a thread whose job does %s, and goes on with what waits',
  async (what) => {
    pool = await open();
    const broken = pool.run('a', { do: what });
    const waiting = echo('after');
    await expect(broken).rejects.toMatchObject({ name: 'RenderRefusal', reason: 'lost' });
    expect(await waiting).toBe('after');
  },
);

it('waits for a thread that gets no processor time', async () => {
  pool = await open({ pingMs: 2, hangMs: 20 });
  const gate = new SharedArrayBuffer(4);
  const running = pool.run('a', { do: 'wait', gate });
  await new Promise((done) => setTimeout(done, 100));
  Atomics.notify(new Int32Array(gate), 0);
  expect(await running).toBe('waited');
  expect(failures).toEqual([]);
});

it('replaces such a thread too in the end', async () => {
  pool = await open({ pingMs: 1, silentMs: 100 });
  const gate = new SharedArrayBuffer(4);
  await expect(pool.run('a', { do: 'wait', gate })).rejects.toMatchObject({ reason: 'lost' });
  expect(await echo('after')).toBe('after');
});

it('refuses what is too much, and takes the others in turns of clients', async () => {
  pool = await open({ capacity: 2 });
  const gate = new SharedArrayBuffer(4);
  const running = pool.run('a', { do: 'wait', gate });
  const order: string[] = [];
  const ask = (client: string, text: string) =>
    pool.run(client, { do: 'echo', text }).then(
      () => order.push(text),
      ({ reason }) => order.push(`${text} ${reason}`),
    );
  const asked = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1')];
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  await Promise.all([running, ...asked]);
  expect(order).toEqual(['a3 busy', 'a2 busy', 'a1', 'b1']);
});

it('gives up a job that is never answered, and the thread works on', async () => {
  pool = await open({ deadlineMs: 100 });
  await expect(pool.run('a', { do: 'forget' })).rejects.toMatchObject({ reason: 'lost' });
  expect(await echo('next')).toBe('next');
  expect(failures).toEqual([]);
});

it('says why when the first thread does not start', async () => {
  await expect(open({ worker: { workerData: 'broken' } })).rejects.toThrow('It does not start.');
  pool = await open();
});

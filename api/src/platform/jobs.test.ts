import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '../config';
import { schemaFiles } from '../schema-files';
import { type Cluster, startCluster } from '../testing/postgres-cluster';
import { createDb, type Db } from './db/db';
import { migrate } from './db/migrate';
import { sql } from './db/sql';
import { createJobs, type Jobs, type JobsOptions } from './jobs';

/** Two processes on one real PostgreSQL, each with its own connections and jobs. */
const LEASE_MS = 900;
let cluster: Cluster;
let url: string;
let opened: { db: Db; jobs: Jobs }[] = [];
const log = { warn: jest.fn(), error: jest.fn() };

beforeAll(async () => {
  cluster = await startCluster();
  url = cluster.createDatabase('jobs');
  const db = createDb({ url, poolSize: 1, embedded: false });
  await migrate(db, schemaFiles(readConfig({}).apiRoot));
  await db.close();
}, 120_000);
afterEach(async () => {
  for (const { jobs, db } of opened) {
    await jobs.stop();
    await db.close().catch(() => undefined);
  }
  opened = [];
  jest.clearAllMocks();
});
afterAll(() => cluster.stop(), 60_000);

function openProcess(options: JobsOptions = {}) {
  const db = createDb({ url, poolSize: 4, embedded: false });
  const jobs = createJobs(db, log as never, { leaseMs: LEASE_MS, ...options });
  const opening = { db, jobs };
  opened.push(opening);
  return opening;
}

/** A job that lasts several leases, and its maximum concurrency. */
function slowWork(lastsMs = 2 * LEASE_MS) {
  const seen = { atOnce: 0, most: 0, runs: 0 };
  const work = async () => {
    seen.atOnce += 1;
    seen.runs += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await wait(lastsMs);
    seen.atOnce -= 1;
  };
  return { seen, work };
}

it('runs a job that outlasts its lease in one process at a time', async () => {
  const { seen, work } = slowWork();
  for (const { jobs } of [openProcess(), openProcess()]) {
    jobs.everyInCluster('slow', 50, work);
    jobs.start();
  }
  while (seen.runs < 3) await wait(50);
  expect(seen.most).toBe(1);
  expect(log.error).not.toHaveBeenCalled();
});

it('runs a job again when the lease of its crashed process has ended', async () => {
  const crashing = openProcess();
  const begun = jest.fn();
  crashing.jobs.everyInCluster('crash', 50, async () => {
    begun();
    // From here on, renewals and releases do not reach the database.
    await crashing.db.close();
  });
  crashing.jobs.start();
  while (begun.mock.calls.length === 0) await wait(20);
  const { seen, work } = slowWork(0);
  const survivor = openProcess();
  survivor.jobs.everyInCluster('crash', 50, work);
  survivor.jobs.start();
  await wait(LEASE_MS / 3);
  expect(seen.runs).toBe(0);
  while (seen.runs === 0) await wait(20);
});

it("runs a machine's job on each machine, in one process at a time", async () => {
  const here = slowWork();
  const there = slowWork();
  for (const [machine, { work }] of [
    ['here', here],
    ['here', here],
    ['there', there],
  ] as const) {
    const { jobs } = openProcess({ machine });
    jobs.everyOnMachine('disk', 50, work);
    jobs.start();
  }
  while (Math.min(here.seen.runs, there.seen.runs) < 2) await wait(50);
  expect([here.seen.most, there.seen.most]).toEqual([1, 1]);
});

it('reports a failed run and repeats it when it is due', async () => {
  const { jobs } = openProcess();
  const work = jest.fn().mockRejectedValue(new Error('broken'));
  jobs.everyInCluster('fails', 50, work);
  jobs.start();
  while (work.mock.calls.length < 2) await wait(20);
  expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error), job: 'fails' }, 'job failed');
});

describe('after the clock was turned back by an hour', () => {
  /** What was written before lies an hour ahead. */
  const turnBack = async (name: string) => {
    const db = createDb({ url, poolSize: 1, embedded: false });
    await db.run(sql`
      insert into job_turn (name, next_at, owner, lease_until)
      values (${name}, now() + interval '1 hour', 'of a process that died', now() + interval '1 hour')`);
    await db.close();
  };

  it('runs a job when the lease of its dead process has ended, and not an hour later', async () => {
    await turnBack('turned');
    const { seen, work } = slowWork(0);
    const { jobs } = openProcess();
    jobs.everyInCluster('turned', 50, work);
    jobs.start();
    while (seen.runs < 2) await wait(20);
    expect(log.error).not.toHaveBeenCalled();
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { compose } from '../adapters';
import { createApp } from '../app';
import { readConfig } from '../config';
import { expireOrders, inquireDue, runRefunds } from '../modules/checkout/payment';
import { applySellerReports } from '../modules/checkout/seller-report';
import { findMismatches } from '../modules/service/consistency';
import { manualClock } from '../platform/clock';
import { createDb, type Db } from '../platform/db/db';
import { sql } from '../platform/db/sql';
import { createSecrets } from '../platform/secrets';
import { startCluster } from './postgres-cluster';
import { type ServerProcess, startServer } from './server-process';
import { TEST_SECRET } from './shop';

/** A statement at which the process is killed, in the middle of its transaction. */
export interface KillPoint {
  event: 'insert' | 'update';
  table: string;
  /** Over `new` and `old` of the row. */
  condition: string;
}

export interface KillBench {
  db: Db;
  /** Kills the process that `walk` uses while it stands at the point; the walk's open call fails. */
  killAt(point: KillPoint, walk: (server: ServerProcess) => Promise<unknown>): Promise<void>;
  /** Starts the process again and hands it to `use`. */
  withServer<T>(use: (server: ServerProcess) => Promise<T>): Promise<T>;
  /** Runs the jobs over this time in steps of 5 s, as the restarted process does, then checks the books. */
  runJobs(ms: number): Promise<void>;
  close(): Promise<void>;
}

const held = z.object({ pid: z.number() });

/** Half a minute. */
const HELD_TRIES = 1_500;
const HELD_EVERY_MS = 20;

/** An api process on its own PostgreSQL that can be killed at a marked statement. */
export async function openKillBench(name: string): Promise<KillBench> {
  const config = readConfig({ LOG_LEVEL: 'silent', SAMPLE_GOODS: '0' });
  const folder = mkdtempSync(join(tmpdir(), `shop-${name}-`));
  const cluster = await startCluster();
  const url = cluster.createDatabase(name);
  const db = createDb({ url, poolSize: 4, embedded: false });
  const start = () =>
    startServer(config.apiRoot, {
      DATABASE_URL: url,
      DATA_DIR: folder,
      SHOP_SECRET: TEST_SECRET,
      SAMPLE_GOODS: '0',
      RATE_LIMIT_FACTOR: '1000',
    });
  // The first start creates the schema.
  await (await start()).killHard();

  /** A statement of this table stops here, inside its transaction, until its connection ends. */
  const holdAt = ({ event, table, condition }: KillPoint) =>
    db.script(`
      create function hold_here() returns trigger language plpgsql as $$
        begin perform pg_sleep(600); return new; end $$;
      create trigger hold_here before ${event} on ${table} for each row when (${condition})
        execute function hold_here()`);
  const release = ({ table }: KillPoint) =>
    db.script(`drop trigger hold_here on ${table}; drop function hold_here()`);

  /** @throws what the walk threw on its way, or when nothing stands at the point in time */
  async function waitUntilHeld(walking: Promise<unknown>): Promise<number[]> {
    let failure: { error: unknown } | undefined;
    walking.catch((error: unknown) => {
      failure = { error };
    });
    for (let tries = 0; tries < HELD_TRIES; tries += 1) {
      if (failure) throw failure.error;
      const rows = await db.rows(
        held,
        sql`select pid from pg_stat_activity where wait_event = 'PgSleep'`,
      );
      if (rows.length > 0) return rows.map(({ pid }) => pid);
      await new Promise((resolve) => setTimeout(resolve, HELD_EVERY_MS));
    }
    throw new Error('Nothing has reached the marked statement.');
  }

  return {
    db,
    killAt: async (point, walk) => {
      const server = await start();
      await holdAt(point);
      const walking = walk(server);
      try {
        const pids = await waitUntilHeld(walking);
        await server.killHard();
        for (const pid of pids) await db.run(sql`select pg_terminate_backend(${pid}::int)`);
      } finally {
        await server.killHard();
        // The open call fails with its process.
        await walking.catch(() => undefined);
        await release(point);
      }
    },
    withServer: async (use) => {
      const server = await start();
      try {
        return await use(server);
      } finally {
        await server.killHard();
      }
    },
    runJobs: async (ms) => {
      const clock = manualClock(new Date());
      // Its own connections: the listener of an app stays open as long as its database.
      const appDb = createDb({ url, poolSize: 2, embedded: false });
      const base = { config, db: appDb, clock, secrets: createSecrets(TEST_SECRET) };
      const { app, deps } = await createApp({ ...base, ...(await compose(base)) });
      const { gateway } = deps.adapters;
      for (let passed = 0; passed <= ms; passed += 5_000) {
        await inquireDue(deps, gateway);
        await expireOrders(deps);
        await applySellerReports(deps);
        await runRefunds(deps, gateway);
        clock.advance(5_000);
      }
      await app.close();
      await appDb.close();
      expect(await findMismatches(db, clock.now())).toEqual([]);
    },
    close: async () => {
      await db.close();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

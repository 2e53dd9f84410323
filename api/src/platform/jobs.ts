import type { FastifyBaseLogger } from 'fastify';
import { minutesMs } from './clock';
import type { Db } from './db/db';
import { sql } from './db/sql';

export interface Jobs {
  /** Runs `work` every `everyMs`; over several instances of the api only one at a time. */
  every(name: string, everyMs: number, work: () => Promise<void>): void;
  start(): void;
  /** Waits for what is running. */
  stop(): Promise<void>;
}

interface Job {
  name: string;
  everyMs: number;
  work: () => Promise<void>;
}

/** Even a nightly job looks this often whether it is its turn: a process may not live as long as its interval. */
const LOOK_AT_LEAST_EVERY_MS = minutesMs(1);

/** A row per job holds the lease: it works on PGlite too, where session locks mean nothing. */
async function takeTurn(db: Db, job: Job): Promise<boolean> {
  const taken = await db.run(sql`
    insert into job_turn (name, next_at) values (${job.name}, now() + ${job.everyMs} * interval '1 ms')
    on conflict (name) do update set next_at = excluded.next_at where job_turn.next_at <= now() + interval '50 ms'`);
  return taken === 1;
}

export function createJobs(db: Db, log: FastifyBaseLogger): Jobs {
  const jobs: Job[] = [];
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();

  const turn = async (job: Job) => {
    try {
      if (await takeTurn(db, job)) await job.work();
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  };

  return {
    every: (name, everyMs, work) => {
      jobs.push({ name, everyMs, work });
    },
    start: () => {
      for (const job of jobs) {
        let busy = false;
        const timer = setInterval(
          () => {
            if (busy) return;
            busy = true;
            const run = turn(job).finally(() => {
              busy = false;
              running.delete(run);
            });
            running.add(run);
          },
          Math.min(job.everyMs, LOOK_AT_LEAST_EVERY_MS),
        );
        timer.unref();
        timers.push(timer);
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running);
    },
  };
}

import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { minutesMs } from './clock';
import type { Db } from './db/db';
import { createLeases } from './job-lease';

type Work = () => Promise<void>;

export interface Jobs {
  /** Work on shared data: runs every `everyMs`, one run at a time over all processes. */
  everyInCluster(name: string, everyMs: number, work: Work): void;
  /** Work on local files: runs every `everyMs` on each machine, one run at a time per machine. */
  everyOnMachine(name: string, everyMs: number, work: Work): void;
  /** Work of this process alone: runs every `everyMs`, one run at a time, without the database. */
  everyInProcess(name: string, everyMs: number, work: Work): void;
  start(): void;
  /** Resolves when the running jobs have ended. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** Identifies the machine; processes with the same name share their files. */
  machine?: string;
  /** Lease duration: after a crash a job runs again when it has passed. Renewed during a run. */
  leaseMs?: number;
  /** Receives each completed run of this process, not runs of another process. */
  onRun?: (run: JobRun) => void;
}

export interface JobRun {
  /** Name of the job, equal on every machine. */
  job: string;
  hasFailed: boolean;
  ms: number;
}

interface Job {
  name: string;
  everyMs: number;
  work: Work;
  isLocal?: boolean;
}

/**
 * Even a nightly job is checked this often, because a process may live shorter than its interval.
 */
const TRY_AT_LEAST_EVERY_MS = minutesMs(1);

export function createJobs(
  db: Db,
  log: FastifyBaseLogger,
  { machine = hostname(), leaseMs = minutesMs(1), onRun = () => {} }: JobsOptions = {},
): Jobs {
  const leases = createLeases(db, log, { owner: randomUUID(), leaseMs });
  const jobs: Job[] = [];
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<Job, Promise<void>>();

  const timed = async ({ name, work }: Job): Promise<void> => {
    const startedMs = performance.now();
    let hasFailed = true;
    try {
      await work();
      hasFailed = false;
    } finally {
      onRun({ job: name.replace(/@.*/, ''), hasFailed, ms: performance.now() - startedMs });
    }
  };
  const run = async (job: Job): Promise<void> => {
    try {
      await (job.isLocal ? timed(job) : leases.whileHeld(job.name, job.everyMs, () => timed(job)));
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
    }
  };
  const tick = (job: Job): void => {
    if (running.has(job)) return;
    running.set(
      job,
      run(job).finally(() => running.delete(job)),
    );
  };

  return {
    everyInCluster: (name, everyMs, work) => {
      jobs.push({ name, everyMs, work });
    },
    everyOnMachine: (name, everyMs, work) => {
      jobs.push({ name: `${name}@${machine}`, everyMs, work });
    },
    everyInProcess: (name, everyMs, work) => {
      jobs.push({ name, everyMs, work, isLocal: true });
    },
    start: () => {
      for (const job of jobs) {
        const timer = setInterval(() => tick(job), Math.min(job.everyMs, TRY_AT_LEAST_EVERY_MS));
        timer.unref();
        timers.push(timer);
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.allSettled(running.values());
    },
  };
}

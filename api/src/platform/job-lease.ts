import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './db/db';
import { CLOCK_SKEW_MS, isDue } from './db/due';
import { sql } from './db/sql';

/**
 * The lease with which one process runs a job. A table row, because PGlite has no session locks.
 */
export interface Leases {
  /** Runs `work` if it is due and no process runs it, renewing the lease until it ends. */
  whileHeld(name: string, everyMs: number, work: () => Promise<void>): Promise<void>;
}

interface LeaseOptions {
  owner: string;
  leaseMs: number;
}

/** Timers fire a little early, so a run is due this much before its time. */
const TOLERANCE_MS = 50;
const RENEWALS_PER_LEASE = 3;

export function createLeases(
  db: Db,
  log: FastifyBaseLogger,
  { owner, leaseMs }: LeaseOptions,
): Leases {
  const until = sql`now() + ${leaseMs} * interval '1 ms'`;

  const take = async (name: string, everyMs: number): Promise<boolean> => {
    const updatedRows = await db.run(sql`
      insert into job_turn (name, next_at, owner, lease_until)
      values (${name}, now() + ${everyMs} * interval '1 ms', ${owner}, ${until})
      on conflict (name) do update
        set next_at = excluded.next_at, owner = excluded.owner, lease_until = excluded.lease_until
        where ${isDue(sql`job_turn.next_at - ${TOLERANCE_MS} * interval '1 ms'`, sql`now()`, everyMs)}
          and (job_turn.lease_until is null or job_turn.lease_until < now())`);
    return updatedRows === 1;
  };

  /**
   * A lease that was taken before the clock was turned back would last for as long. Its owner, if it lives, renews
   * the shorter one.
   */
  const shortenLease = (name: string): Promise<number> =>
    db.run(sql`
      update job_turn set lease_until = ${until}
      where name = ${name} and lease_until > ${until} + ${CLOCK_SKEW_MS} * interval '1 ms'`);

  const renew = async (name: string): Promise<void> => {
    try {
      const renewed = await db.run(sql`
        update job_turn set lease_until = ${until} where name = ${name} and owner = ${owner}`);
      if (renewed === 0) log.error({ job: name }, 'another process took over a running job');
    } catch (error) {
      log.warn({ err: error, job: name }, 'the lease of a job was not renewed');
    }
  };

  const release = (name: string): Promise<number> =>
    db.run(sql`
      update job_turn set lease_until = null where name = ${name} and owner = ${owner}`);

  return {
    whileHeld: async (name, everyMs, work) => {
      if (!(await take(name, everyMs))) {
        await shortenLease(name);
        return;
      }
      const renewal = setInterval(() => void renew(name), leaseMs / RENEWALS_PER_LEASE);
      renewal.unref();
      try {
        await work();
      } finally {
        clearInterval(renewal);
        await release(name);
      }
    },
  };
}

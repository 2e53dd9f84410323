import { createHash } from 'node:crypto';
import { type FailureReport, logCalls } from '@shop/shared/contracts';
import { logSchemas } from '@shop/shared/contracts/schemas';
import { scrubbed } from '@shop/shared/domain';
import { addMs, daysMs, minutesMs } from '../../../platform/clock';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { serveClientFailures } from './client-failures';

const KEEP_DAYS = 30;
/**
 * Limits the kinds of failures that are stored, so that invented ones cannot fill the disk. Beyond it the
 * rarest gives way, the oldest of them first, so that they cannot keep real ones out either.
 */
const MAX_KINDS = 5_000;

/** Reports are unauthenticated, so personal data is removed here too. */
const withoutPersonalData = (report: FailureReport): FailureReport => ({
  ...report,
  message: scrubbed(report.message, 300),
  page: scrubbed(report.page.split('?')[0] ?? '', 200),
});

const fingerprintOf = ({ app, message, frames }: FailureReport): string =>
  createHash('sha256')
    .update(JSON.stringify([app, message, frames[0]]))
    .digest('base64url');

async function count(db: Db, report: FailureReport, now: Date): Promise<void> {
  const { app, build, message, frames, page } = report;
  await db.run(sql`
    insert into client_failure (fingerprint, build, app, message, frames, page, first_at, last_at)
    values (${fingerprintOf(report)}, ${build}, ${app}, ${message}, ${frames}::text[], ${page}, ${now}, ${now})
    on conflict (fingerprint, build) do update
      set times = client_failure.times + 1, last_at = excluded.last_at, page = excluded.page`);
  await db.run(sql`
    delete from client_failure where (fingerprint, build) in (
      select fingerprint, build from client_failure where fingerprint <> ${fingerprintOf(report)}
      order by times, last_at limit greatest(0, (select count(*) from client_failure) - ${MAX_KINDS}))`);
}

/** Browser failure reports: logged, and counted by kind for thirty days. */
export const logModule: Module = {
  name: 'log',
  routes: ({ db, log }) => [
    route(
      logCalls.report,
      logSchemas.report,
      async ({ body, now }) => {
        const report = withoutPersonalData(body);
        log.warn({ clientFailure: report }, 'a browser failed');
        await count(db, report, now);
        return {};
      },
      { limit: 'report', maxBytes: 4_096 },
    ),
  ],
  plugin: serveClientFailures,
  jobs: ({ db, clock, jobs }) =>
    jobs.everyInCluster('log.delete-old', minutesMs(60), async () => {
      await db.run(
        sql`delete from client_failure where last_at < ${addMs(clock.now(), -daysMs(KEEP_DAYS))}`,
      );
    }),
};

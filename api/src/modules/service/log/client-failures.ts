import {
  CLIENT_FAILURES_PATH,
  clientFailuresQuery,
  type clientFailuresReply,
  MAX_FAILURES_OF_BUILD,
} from '@shop/shared/node';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { invalid, notFound } from '../../../platform/errors';
import { envelope } from '../../../platform/http/route';

const failureRow = z.object({
  app: z.string(),
  build: z.string(),
  message: z.string(),
  times: z.number(),
  lastAt: z.date(),
});

/** The last distinct messages of each build, and of errors without an app, whatever build they name. */
const lastFailures = (db: Db, builds: readonly string[]) =>
  db.rows(
    failureRow,
    sql`
      select app, build, message, times, last_at as "lastAt" from (
        select app, max(build) as build, message, sum(times)::int as times, max(last_at) as last_at,
          row_number() over (
            partition by app, case when app = '' then '' else build end
            order by max(last_at) desc, message) as place
        from client_failure
        where app = '' or app || '.' || build = any(${builds}::text[])
        group by app, case when app = '' then '' else build end, message
      ) kinds
      where place <= ${MAX_FAILURES_OF_BUILD}
      order by last_at desc, message`,
  );

/** Serves the failures of browsers to the gateway, for its page of builds. Other clients get a 404. */
export function serveClientFailures(app: FastifyInstance, { db, rateLimits }: Deps): void {
  app.get(CLIENT_FAILURES_PATH, async (request, reply) => {
    if (!rateLimits.isInternalCall(request)) throw notFound('찾을 수 없어요.');
    const query = clientFailuresQuery.safeParse(request.query);
    if (!query.success) throw invalid([{ path: 'builds', message: 'app.build, …' }]);
    const rows = await lastFailures(db, query.data.builds);
    const failures = rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
    const payload: z.input<typeof clientFailuresReply> = { failures };
    return reply.type('application/json').send(envelope(JSON.stringify(payload)));
  });
}

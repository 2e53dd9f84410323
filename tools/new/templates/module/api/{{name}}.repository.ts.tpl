import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const row = z.object({ no: z.number(), title: z.string() });

/** Reads the notices until the module has a table of its own (`api/migrations`). */
export const listLatest = (db: Queryable, now: Date) =>
  db.rows(
    row,
    sql`
    select notice_no as no, title from notice where removed_at is null and published_at <= ${now}
    order by published_at desc, notice_no desc limit 10`,
  );

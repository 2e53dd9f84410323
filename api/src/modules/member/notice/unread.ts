import type { Queryable } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';

/** How many notifications a member has not seen. */
export const countUnread = async (db: Queryable, memberNo: number): Promise<number> =>
  (
    await db.one(
      countRow,
      sql`select count(*) from notification where member_no = ${memberNo} and read_at is null`,
    )
  ).count;

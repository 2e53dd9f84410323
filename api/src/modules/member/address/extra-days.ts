import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const extraDaysRow = z.object({
  addressNo: z.number(),
  isDefault: z.boolean(),
  extraDays: z.number(),
});
export type ExtraDays = z.infer<typeof extraDaysRow>;

/** Working days by which goods arrive later at each of a member's addresses than on the mainland. */
export const readExtraDays = (db: Queryable, memberNo: number): Promise<ExtraDays[]> =>
  db.rows(
    extraDaysRow,
    sql`
    select a.address_no, a.is_default, coalesce((
      select max(extra_days) from area_fee where a.zip between zip_from and zip_to), 0) as extra_days
    from member_address a where a.member_no = ${memberNo}`,
  );

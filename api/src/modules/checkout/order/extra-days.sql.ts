import { sql } from '../../../platform/db/sql';

/** Working days by which order `o` arrives later than on the mainland. */
export const extraDays = sql`coalesce((
  select max(a.extra_days) from area_fee a where o.zip between a.zip_from and a.zip_to), 0)`;

import { minutesMs } from '../clock';
import { type Sql, sql } from './sql';

/** Processes and the database may differ by this much. */
export const CLOCK_SKEW_MS = minutesMs(1);

/**
 * Whether the time in a column has come. One that lies further ahead than its work is ever put off was written
 * before the clock was turned back, and is due too: else the work would wait for as long as the clock was turned.
 * @param longestMs the longest that this work is put off
 */
export const isDue = (column: Sql, now: Date | Sql, longestMs: number | Sql): Sql => sql`
  (${column} <= ${now} or ${column} > ${now}::timestamptz
    + ((${longestMs})::float8 + ${CLOCK_SKEW_MS}::float8) * interval '1 ms')`;

import { createHmac } from 'node:crypto';
import { addMs, daysMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';

/** As long as the terms say (`PRIVACY` of the joining). */
const LIFE_MS = daysMs(365);

/** Something that names a person at every sign-in: a customer number, or an account of a provider. */
export type CustomerKey = `card:${string}` | `social:${string}`;

const hash = (secrets: Secrets, key: CustomerKey): string =>
  createHmac('sha256', secrets.keyFor('former customers')).update(key).digest('base64url');

/** Remembers for a year that these people have been members. */
export async function rememberFormer(
  tx: Tx,
  secrets: Secrets,
  keys: readonly CustomerKey[],
  now: Date,
): Promise<void> {
  for (const key of keys) {
    await tx.run(sql`
      insert into former_customer (key_hash, expires_at)
      values (${hash(secrets, key)}, ${addMs(now, LIFE_MS)})
      on conflict (key_hash) do update set expires_at = excluded.expires_at`);
  }
}

/** Whether the person has left within a year. */
export const isFormer = async (
  db: Queryable,
  secrets: Secrets,
  key: CustomerKey,
  now: Date,
): Promise<boolean> =>
  (await db.maybe(
    foundRow,
    sql`select true as found from former_customer
      where key_hash = ${hash(secrets, key)} and expires_at > ${now}`,
  )) !== undefined;

export const deleteExpiredFormer = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from former_customer where expires_at < ${now}`);

import { z } from 'zod';
import type { Db } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';

const nameEncRow = z.object({ nameEnc: z.string() });

/**
 * Refuses a changed secret: existing members could not be decrypted, and new ones would use another
 * key.
 * @throws Error with the remedy, before anything is served
 */
export async function assertSecretFits(db: Db, secrets: Secrets): Promise<void> {
  const row = await db.maybe(
    nameEncRow,
    sql`select name_enc from member order by member_no limit 1`,
  );
  if (!row) return;
  try {
    secrets.open(row.nameEnc);
  } catch {
    throw new Error(
      'The secret does not fit this database: its members were sealed with another one. Set SHOP_SECRET to that secret, or use the data folder (secret.key) it was made with.',
    );
  }
}

import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';

const customsRow = z.object({ pcccEnc: z.string() });

/** The customs code that a member keeps for orders from abroad. */
export async function readCustomsCode(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<string | null> {
  const row = await db.maybe(
    customsRow,
    sql`select pccc_enc from member_customs where member_no = ${memberNo}`,
  );
  return row ? secrets.open(row.pcccEnc) : null;
}

export const saveCustomsCode = (
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  pccc: string,
  now: Date,
): Promise<number> =>
  db.run(sql`
    insert into member_customs (member_no, pccc_enc, agreed_at)
    values (${memberNo}, ${secrets.seal(pccc)}, ${now})
    on conflict (member_no) do update set pccc_enc = excluded.pccc_enc, agreed_at = excluded.agreed_at`);

export const forgetCustomsCode = (db: Queryable, memberNo: number): Promise<number> =>
  db.run(sql`delete from member_customs where member_no = ${memberNo}`);

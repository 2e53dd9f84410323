import type { CallReply, profileCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { openJson, type Secrets } from '../../../platform/secrets';

type Size = CallReply<typeof profileCalls.sizes>['sizes'][number];

const size: z.ZodType<Omit<Size, 'body'>> = z.object({
  heightCm: z.string(),
  weightKg: z.string(),
  footMm: z.string(),
});
const sizeRow = z.object({
  body: z.enum(['MALE', 'FEMALE', 'CHILD', 'INFANT']),
  sizeEnc: z.string(),
});

/** The body measures that sizes are suggested by, one set for each chart. */
export async function readSizes(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<Size[]> {
  const rows = await db.rows(
    sizeRow,
    sql`select body, size_enc from member_size where member_no = ${memberNo} order by body`,
  );
  return rows.map(({ body, sizeEnc }) => ({ body, ...openJson(secrets, size, sizeEnc) }));
}

/** Replaces the measures for one chart; others stay. */
export const saveSize = (
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  { body, ...measures }: Size,
): Promise<number> =>
  db.run(sql`
    insert into member_size (member_no, body, size_enc)
    values (${memberNo}, ${body}, ${secrets.seal(JSON.stringify(measures))})
    on conflict (member_no, body) do update set size_enc = excluded.size_enc`);

export const forgetSizes = (db: Queryable, memberNo: number): Promise<number> =>
  db.run(sql`delete from member_size where member_no = ${memberNo}`);

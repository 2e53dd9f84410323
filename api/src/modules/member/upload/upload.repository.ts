import type { UploadPurpose } from '@shop/shared/domain';
import { z } from 'zod';
import type { Db, Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Picture } from './picture';

const fileRow = z.object({ fileNo: z.string() });
const pictureRow = z.object({ fileNo: z.string(), widthPx: z.number(), heightPx: z.number() });
export type PictureRow = z.infer<typeof pictureRow>;
const stateRow = z.object({ isAttached: z.boolean() });
const heldRow = z.object({ unused: z.number(), bytes: z.number() });

/** What a member has stored: files of no request, and the bytes of all. */
export const findHeld = (db: Queryable, memberNo: number) =>
  db.one(
    heldRow,
    sql`
    select count(*) filter (where attached_to is null) as unused, coalesce(sum(bytes), 0)::bigint as bytes
    from upload where member_no = ${memberNo}`,
  );

/** Serialises a member's uploads, so that the quota holds for several at a time. */
export const lockMember = (tx: Tx, memberNo: number) =>
  tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);

export interface NewUpload {
  fileNo: string;
  memberNo: number;
  purpose: UploadPurpose;
  picture: Picture;
  at: Date;
}

export const insertUpload = (tx: Tx, { fileNo, memberNo, purpose, picture, at }: NewUpload) =>
  tx.run(sql`
    insert into upload (file_no, member_no, purpose, bytes, width_px, height_px, created_at)
    values (${fileNo}, ${memberNo}, ${purpose}, ${picture.bytes.length}, ${picture.widthPx},
      ${picture.heightPx}, ${at})`);

export const markStored = (db: Db, fileNo: string) =>
  db.run(sql`update upload set state = 'STORED' where file_no = ${fileNo} and state = 'RECEIVED'`);

export const deleteUpload = (db: Db, fileNo: string) =>
  db.run(sql`delete from upload where file_no = ${fileNo}`);

/** Whether the member has this file, and whether it belongs to a request. */
export const findUpload = (db: Queryable, memberNo: number, fileNo: string) =>
  db.maybe(
    stateRow,
    sql`
    select attached_to is not null as is_attached from upload
    where file_no = ${fileNo} and member_no = ${memberNo} and state = 'STORED'`,
  );

/** Takes a file of no request out of use. @returns false when it is in use or not theirs */
export const expireOwn = async (db: Db, memberNo: number, fileNo: string): Promise<boolean> =>
  (await db.run(sql`
    update upload set state = 'EXPIRED'
    where file_no = ${fileNo} and member_no = ${memberNo} and state = 'STORED'
      and attached_to is null`)) === 1;

/** Takes files of no request out of use that are older. @returns some of those to remove */
export async function expireOrphans(db: Db, before: Date): Promise<string[]> {
  await db.run(sql`
    update upload set state = 'EXPIRED'
    where attached_to is null and state <> 'EXPIRED' and created_at < ${before}`);
  const rows = await db.rows(
    fileRow,
    sql`select file_no from upload where state = 'EXPIRED' order by created_at limit 500`,
  );
  return rows.map(({ fileNo }) => fileNo);
}

/** Attaches the files that are free, in the order given. @returns their numbers */
export async function attachFree(
  tx: Tx,
  memberNo: number,
  purpose: UploadPurpose,
  fileNos: readonly string[],
  attachedTo: string,
): Promise<string[]> {
  const rows = await tx.rows(
    fileRow,
    sql`
    update upload set attached_to = ${attachedTo},
      sort_order = array_position(${fileNos}::text[], file_no)
    where file_no = any(${fileNos}::text[]) and member_no = ${memberNo} and purpose = ${purpose}
      and state = 'STORED' and attached_to is null
    returning file_no`,
  );
  return rows.map(({ fileNo }) => fileNo);
}

export const listAttached = (db: Queryable, memberNo: number, attachedTo: string) =>
  db.rows(
    pictureRow,
    sql`
    select file_no, width_px, height_px from upload
    where attached_to = ${attachedTo} and member_no = ${memberNo} order by sort_order`,
  );

/** Frees the files of a request that was given up; they expire then. */
export const detach = (tx: Tx, memberNo: number, attachedTo: string) =>
  tx.run(sql`
    update upload set attached_to = null, sort_order = null
    where attached_to = ${attachedTo} and member_no = ${memberNo}`);

import { createHash } from 'node:crypto';
import { type MemberTypeCode, memberTypeCodeOf } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import type { RowSchema } from '../../../platform/db/row';
import { emptySql, sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import type { Customer } from '../../../ports';

const memberRow: RowSchema<MemberRow> = z.object({
  cnoEnc: z.string(),
  nameEnc: z.string(),
  phoneEnc: z.string(),
  emailEnc: z.string(),
  memberNo: z.number(),
  typeCode: z.enum(['0', '1', 'C', 'E', 'J']),
  birth: z.string(),
  grade: z.string(),
  firstLoginAt: z.date().nullable(),
  adultVerifiedUntil: z.date().nullable(),
});
const memberNoRow = z.object({ memberNo: z.number() });

export interface Member {
  memberNo: number;
  cno: string;
  typeCode: MemberTypeCode;
  name: string;
  phone: string;
  email: string;
  /** YYYYMMDD */
  birth: string;
  grade: string;
  firstLoginAt: Date | null;
  adultVerifiedUntil: Date | null;
}

interface MemberRow extends Omit<Member, 'cno' | 'name' | 'phone' | 'email'> {
  cnoEnc: string;
  nameEnc: string;
  phoneEnc: string;
  emailEnc: string;
}

/** Keyed hash by which customer numbers are looked up. */
export const hashCno = (cno: string): string => createHash('sha512').update(cno).digest('hex');

const columns = sql`member_no, cno_enc, type_code, name_enc, phone_enc, email_enc, birth, grade,
  first_login_at, adult_verified_until`;

const opened = (row: MemberRow, secrets: Secrets): Member => {
  const { cnoEnc, nameEnc, phoneEnc, emailEnc, ...rest } = row;
  return {
    ...rest,
    cno: secrets.open(cnoEnc),
    name: secrets.open(nameEnc),
    phone: secrets.open(phoneEnc),
    email: secrets.open(emailEnc),
  };
};

export async function findMember(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<Member | undefined> {
  const row = await db.maybe(
    memberRow,
    sql`select ${columns} from member where member_no = ${memberNo} and status = 'ACTIVE'`,
  );
  return row && opened(row, secrets);
}

/** The member of a customer number. */
export async function findMemberByCno(
  db: Queryable,
  secrets: Secrets,
  cno: string,
): Promise<Member | undefined> {
  const row = await db.maybe(
    memberRow,
    sql`select ${columns} from member where cno_hash = ${hashCno(cno)} and status = 'ACTIVE'`,
  );
  return row && opened(row, secrets);
}

interface NewMember {
  cno: string;
  customer: Customer;
  /** Whether the card company knows the customer, who then signs in there. */
  hasCard: boolean;
  now: Date;
}

/**
 * Makes a customer a member. Of two requests at once the second waits and then finds the first one's.
 * @returns undefined when the customer was a member before, also one who has left
 */
export async function insertMember(
  tx: Tx,
  secrets: Secrets,
  { cno, customer, hasCard, now }: NewMember,
): Promise<number | undefined> {
  const row = await tx.maybe(
    memberNoRow,
    sql`
    insert into member (cno_enc, cno_hash, type_code, name_enc, phone_enc, email_enc, birth, has_card_sign_in, joined_at)
    values (${secrets.seal(cno)}, ${hashCno(cno)}, ${memberTypeCodeOf(cno)}, ${secrets.seal(customer.name)},
      ${secrets.seal(customer.phone)}, ${secrets.seal(customer.email)}, ${customer.birth}, ${hasCard}, ${now})
    on conflict (cno_hash) do nothing returning member_no`,
  );
  return row?.memberNo;
}

/**
 * All members of a sandbox, sample members first; there are only a few.
 * @param options.isOfCard only those whom the card company knows
 */
export async function listMembers(
  db: Queryable,
  secrets: Secrets,
  { isOfCard = false } = {},
): Promise<Member[]> {
  const rows = await db.rows(
    memberRow,
    sql`select ${columns} from member
      where status = 'ACTIVE' ${isOfCard ? sql`and has_card_sign_in` : emptySql}
      order by member_no limit 20`,
  );
  return rows.map((row) => opened(row, secrets));
}

/** True the first time only; also stores the channel (ME057) of the first sign-in. */
export async function markFirstLogin(
  db: Queryable,
  memberNo: number,
  at: Date,
  mbrRegTypCd: string,
): Promise<boolean> {
  const changed = await db.run(sql`
    update member set first_login_at = ${at}, reg_typ_cd = coalesce(reg_typ_cd, ${mbrRegTypCd})
    where member_no = ${memberNo} and first_login_at is null`);
  return changed === 1;
}

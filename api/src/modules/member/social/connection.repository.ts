import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import type { SocialAccount } from '../../../ports';
import type { CustomerKey } from '../member';

type Account = Pick<SocialAccount, 'issuer' | 'subject'>;

const memberNoRow = z.object({ memberNo: z.number() });
const connectionRow = z.object({
  connectionNo: z.number(),
  issuer: z.string(),
  providerName: z.string(),
  emailEnc: z.string(),
  connectedAt: z.date(),
});
const cardRow = z.object({ hasCardSignIn: z.boolean() });

const subjectHash = (secrets: Secrets, { issuer, subject }: Account): string =>
  createHmac('sha256', secrets.keyFor('social subject'))
    .update(`${issuer}\n${subject}`)
    .digest('base64url');

/** The member who has connected this account. Mail addresses are never compared. */
export const findConnectedMember = async (
  db: Queryable,
  secrets: Secrets,
  account: Account,
): Promise<number | undefined> =>
  (
    await db.maybe(
      memberNoRow,
      sql`select c.member_no from member_connection c join member m using (member_no)
        where c.issuer = ${account.issuer} and c.subject_hash = ${subjectHash(secrets, account)}
          and m.status = 'ACTIVE'`,
    )
  )?.memberNo;

/** @returns false when the account or the member already has a connection of this provider */
export async function insertConnection(
  tx: Tx,
  secrets: Secrets,
  memberNo: number,
  account: SocialAccount,
  now: Date,
): Promise<boolean> {
  const added = await tx.run(sql`
    insert into member_connection (member_no, issuer, subject_hash, provider_name, email_enc, connected_at)
    values (${memberNo}, ${account.issuer}, ${subjectHash(secrets, account)}, ${account.providerName},
      ${secrets.seal(account.email)}, ${now})
    on conflict do nothing`);
  return added === 1;
}

const subjectRow = z.object({ subjectHash: z.string() });

/** Names an account without being turned back into it. */
export const accountKey = (secrets: Secrets, account: Account): CustomerKey =>
  `social:${subjectHash(secrets, account)}`;

export const accountKeysOf = async (db: Queryable, memberNo: number): Promise<CustomerKey[]> =>
  (
    await db.rows(
      subjectRow,
      sql`select subject_hash from member_connection where member_no = ${memberNo}`,
    )
  ).map((row): CustomerKey => `social:${row.subjectHash}`);

/** The connections of a member, the oldest first. */
export async function listConnections(db: Queryable, secrets: Secrets, memberNo: number) {
  const rows = await db.rows(
    connectionRow,
    sql`select connection_no, issuer, provider_name, email_enc, connected_at from member_connection
      where member_no = ${memberNo} order by connection_no`,
  );
  return rows.map(({ emailEnc, ...row }) => ({ ...row, email: secrets.open(emailEnc) }));
}

/** Whether the member signs in by the card company. Locks the member until the transaction ends. */
export async function lockHasCard(tx: Tx, memberNo: number): Promise<boolean> {
  const row = await tx.one(
    cardRow,
    sql`select has_card_sign_in from member where member_no = ${memberNo} for no key update`,
  );
  return row.hasCardSignIn;
}

export const findHasCard = async (db: Queryable, memberNo: number): Promise<boolean> =>
  (await db.one(cardRow, sql`select has_card_sign_in from member where member_no = ${memberNo}`))
    .hasCardSignIn;

export const deleteConnection = (tx: Tx, memberNo: number, connectionNo: number): Promise<number> =>
  tx.run(sql`delete from member_connection
    where member_no = ${memberNo} and connection_no = ${connectionNo}`);

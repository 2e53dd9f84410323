import type { Address, AddressBody } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import { openJson, type Secrets } from '../../../platform/secrets';

const addressNoRow = z.object({ addressNo: z.number() });

const addressRow = z.object({
  addressNo: z.number(),
  alias: z.string(),
  receiverEnc: z.string(),
  phoneEnc: z.string(),
  zip: z.string(),
  placeEnc: z.string(),
  messageCd: z.enum(['20', '30', '40', '50', '60', '70']).nullable(),
  messageText: z.string(),
  isDefault: z.boolean(),
  areaFeeWon: z.number(),
  lastUsedAt: z.date().nullable(),
});
type AddressRow = z.infer<typeof addressRow>;

const place = z.object({ road: z.string(), jibun: z.string(), detail: z.string() });

/** An address as it is stored, with every field of the contract's body. */
export type NewAddress = Required<AddressBody>;

const opened = (row: AddressRow, secrets: Secrets): Address => {
  const { receiverEnc, phoneEnc, placeEnc, lastUsedAt, ...rest } = row;
  return {
    ...rest,
    ...openJson(secrets, place, placeEnc),
    receiverName: secrets.open(receiverEnc),
    receiverPhone: formatPhone(secrets.open(phoneEnc)),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
};

const select = sql`
  select address_no, alias, receiver_enc, phone_enc, zip, place_enc, message_cd, message_text, is_default,
    last_used_at, coalesce((select max(fee) from area_fee where a.zip between zip_from and zip_to), 0) as area_fee_won
  from member_address a`;

/** Default first, then the last used, then the newest. */
export async function listAddresses(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<Address[]> {
  const rows = await db.rows(
    addressRow,
    sql`
    ${select} where member_no = ${memberNo}
    order by is_default desc, last_used_at desc nulls last, address_no desc`,
  );
  return rows.map((row) => opened(row, secrets));
}

export async function findAddress(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  addressNo: number,
): Promise<Address | undefined> {
  const row = await db.maybe(
    addressRow,
    sql`${select} where member_no = ${memberNo} and address_no = ${addressNo}`,
  );
  return row && opened(row, secrets);
}

const sealAddress = (body: NewAddress, secrets: Secrets) => ({
  receiver: secrets.seal(body.receiverName),
  phone: secrets.seal(body.receiverPhone),
  place: secrets.seal(JSON.stringify({ road: body.road, jibun: body.jibun, detail: body.detail })),
});

export async function insertAddress(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  body: NewAddress,
  at: Date,
): Promise<number> {
  const { receiver, phone, place } = sealAddress(body, secrets);
  const row = await db.one(
    addressNoRow,
    sql`
    insert into member_address (member_no, alias, receiver_enc, phone_enc, zip, place_enc, message_cd,
      message_text, is_default, created_at)
    values (${memberNo}, ${body.alias}, ${receiver}, ${phone}, ${body.zip}, ${place}, ${body.messageCd},
      ${body.messageText}, ${body.isDefault}, ${at})
    returning address_no`,
  );
  return row.addressNo;
}

export async function updateAddress(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
  addressNo: number,
  body: NewAddress,
): Promise<boolean> {
  const { receiver, phone, place } = sealAddress(body, secrets);
  return (
    (await db.run(sql`
      update member_address set alias = ${body.alias}, receiver_enc = ${receiver}, phone_enc = ${phone},
        zip = ${body.zip}, place_enc = ${place}, message_cd = ${body.messageCd},
        message_text = ${body.messageText}, is_default = ${body.isDefault}
      where member_no = ${memberNo} and address_no = ${addressNo}`)) === 1
  );
}

/** Clears the default flag of the member's addresses. */
export async function clearDefault(db: Queryable, memberNo: number): Promise<void> {
  await db.run(
    sql`update member_address set is_default = false where member_no = ${memberNo} and is_default`,
  );
}

export async function markDefault(
  db: Queryable,
  memberNo: number,
  addressNo: number,
): Promise<boolean> {
  return (
    (await db.run(sql`
      update member_address set is_default = true
      where member_no = ${memberNo} and address_no = ${addressNo}`)) === 1
  );
}

/** Ensures that a member with addresses has a default one. */
export async function ensureDefault(db: Queryable, memberNo: number): Promise<void> {
  await db.run(sql`
    update member_address set is_default = true
    where address_no = (select max(address_no) from member_address where member_no = ${memberNo})
      and not exists (select from member_address where member_no = ${memberNo} and is_default)`);
}

export async function deleteAddress(
  db: Queryable,
  memberNo: number,
  addressNo: number,
): Promise<boolean> {
  return (
    (await db.run(
      sql`delete from member_address where member_no = ${memberNo} and address_no = ${addressNo}`,
    )) === 1
  );
}

export async function touchAddress(
  db: Queryable,
  memberNo: number,
  addressNo: number,
  at: Date,
): Promise<void> {
  await db.run(sql`
    update member_address set last_used_at = ${at}
    where member_no = ${memberNo} and address_no = ${addressNo}`);
}

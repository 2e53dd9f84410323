import { giftDesign, giftState } from '@shop/shared/contracts/schemas';
import type { GiftDesign } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import { openJson, type Secrets } from '../../../platform/secrets';

const giftRow = z.object({
  giftNo: z.string(),
  orderNo: z.string(),
  senderNo: z.number(),
  receiverEnc: z.string(),
  cardEnc: z.string(),
  design: giftDesign,
  isVoucher: z.boolean(),
  areaFeeWon: z.number().nullable(),
  /** Null until the order is paid. */
  state: giftState.nullable(),
  sendAt: z.date().nullable(),
  sentAt: z.date().nullable(),
  dueAt: z.date().nullable(),
  tokenHash: z.string(),
  tokenEnc: z.string(),
  resends: z.number(),
  tries: z.number(),
  lockedAt: z.date().nullable(),
  openedBy: z.number().nullable(),
  acceptedBy: z.number().nullable(),
  acceptedAt: z.date().nullable(),
  optionChangedAt: z.date().nullable(),
  shippingEnc: z.string().nullable(),
  shippingPassHash: z.string().nullable(),
  addressAt: z.date().nullable(),
  endedAt: z.date().nullable(),
  thanksEnc: z.string().nullable(),
  thanksFileNo: z.string().nullable(),
  thankedAt: z.date().nullable(),
  createdAt: z.date(),
});
export type GiftRow = z.infer<typeof giftRow>;

const columns = sql`
  gift_no, order_no, sender_no, receiver_enc, card_enc, design, is_voucher, area_fee_won, state, send_at, sent_at,
  due_at, token_hash, token_enc, resends, tries, locked_at, opened_by, accepted_by, accepted_at, option_changed_at,
  shipping_enc, shipping_pass_hash, address_at, ended_at, thanks_enc, thanks_file_no, thanked_at, created_at`;

const giftReceiver = z.object({ name: z.string(), phone: z.string() });
type GiftReceiver = z.infer<typeof giftReceiver>;
const giftCard = z.object({ senderName: z.string(), message: z.string() });
export type GiftCard = z.infer<typeof giftCard>;

/** Who gets it, by the sender: name and mobile number in digits. */
export const receiverOf = (
  secrets: Secrets,
  { receiverEnc }: Pick<GiftRow, 'receiverEnc'>,
): GiftReceiver => openJson(secrets, giftReceiver, receiverEnc);

export const cardOf = (secrets: Secrets, { cardEnc }: Pick<GiftRow, 'cardEnc'>): GiftCard =>
  openJson(secrets, giftCard, cardEnc);

export interface NewGift extends GiftCard, GiftReceiver {
  giftNo: string;
  orderNo: string;
  senderNo: number;
  design: GiftDesign;
  isVoucher: boolean;
  areaFeeWon: number | null;
  sendAt: Date | null;
  token: { hash: string; sealed: string };
}

export const insertGift = (
  tx: Tx,
  secrets: Secrets,
  { name, phone, senderName, message, ...gift }: NewGift,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into gift (gift_no, order_no, sender_no, receiver_enc, card_enc, design, is_voucher, area_fee_won, send_at,
      token_hash, token_enc, created_at)
    values (${gift.giftNo}, ${gift.orderNo}, ${gift.senderNo}, ${secrets.seal(JSON.stringify({ name, phone }))},
      ${secrets.seal(JSON.stringify({ senderName, message }))}, ${gift.design}, ${gift.isVoucher},
      ${gift.areaFeeWon}, ${gift.sendAt}, ${gift.token.hash}, ${gift.token.sealed}, ${now})`);

const readOne = (db: Queryable, where: Sql): Promise<GiftRow | undefined> =>
  db.maybe(giftRow, sql`select ${columns} from gift where ${where}`);

export const findGiftOfOrder = (db: Queryable, orderNo: string): Promise<GiftRow | undefined> =>
  readOne(db, sql`order_no = ${orderNo}`);

/** A paid gift of this member; undefined for another member's. */
export const findSentGift = (
  db: Queryable,
  senderNo: number,
  giftNo: string,
): Promise<GiftRow | undefined> =>
  readOne(db, sql`gift_no = ${giftNo} and sender_no = ${senderNo} and state is not null`);

/** The gift of a link that was sent and not replaced. */
export const findByToken = (db: Queryable, tokenHash: string): Promise<GiftRow | undefined> =>
  readOne(db, sql`token_hash = ${tokenHash} and sent_at is not null`);

/** Locks a gift. The caller has locked its order, which every change of a gift does first. */
export const lockGift = (tx: Tx, orderNo: string): Promise<GiftRow | undefined> =>
  readOne(tx, sql`order_no = ${orderNo} for update`);

const LISTED = 200;

export const readGiftsOfOrders = (db: Queryable, orderNos: readonly string[]): Promise<GiftRow[]> =>
  db.rows(
    giftRow,
    sql`select ${columns} from gift where order_no = any(${orderNos}::text[]) order by gift_no`,
  );

/** 보낸 선물: paid ones, the newest first. */
export const readSent = (db: Queryable, memberNo: number): Promise<GiftRow[]> =>
  db.rows(
    giftRow,
    sql`
    select ${columns} from gift where sender_no = ${memberNo} and state is not null
    order by created_at desc, gift_no limit ${LISTED}`,
  );

/** 받은 선물: accepted by this member, or opened and accepted by nobody; the newest first. */
export const readReceived = (db: Queryable, memberNo: number): Promise<GiftRow[]> =>
  db.rows(
    giftRow,
    sql`
    select ${columns} from gift
    where sent_at is not null and (accepted_by = ${memberNo}
      or (opened_by = ${memberNo} and accepted_by is null and sender_no <> ${memberNo}))
    order by sent_at desc, gift_no limit ${LISTED}`,
  );

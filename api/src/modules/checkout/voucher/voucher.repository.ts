import { goodsType, voucherState } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';

const voucherRow = z.object({
  voucherNo: z.string(),
  kind: z.enum(['ECOUPON', 'GIFT_CARD']),
  orderNo: z.string(),
  itemNo: z.number(),
  goodsNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  imageKey: z.string(),
  tone: z.tuple([z.number(), z.number()]),
  faceWon: z.number().nullable(),
  state: voucherState,
  pinEnc: z.string(),
  pinHash: z.string(),
  issuedAt: z.date(),
  expiresAt: z.date(),
  usedAt: z.date().nullable(),
  usedPlace: z.string().nullable(),
  /** It came as a gift: the member did not pay for it. */
  isGift: z.boolean(),
});
export type VoucherRow = z.infer<typeof voucherRow>;

const columns = sql`
  v.voucher_no, v.kind, v.order_no, v.item_no, i.goods_no, i.goods_name, i.brand_name, i.option_text, i.image_key,
  i.tone, v.face_won, v.state, v.pin_enc, v.pin_hash, v.issued_at, v.expires_at, v.used_at, v.used_place,
  f.gift_no is not null as is_gift
  from voucher v join order_item i using (item_no) left join gift f on f.order_no = v.order_no`;

/** Usable ones first, those that end soonest before the others. */
export const readVouchers = (db: Queryable, memberNo: number, now: Date): Promise<VoucherRow[]> =>
  db.rows(
    voucherRow,
    sql`
    select ${columns} where v.member_no = ${memberNo}
    order by v.state <> 'USABLE', v.expires_at <= ${now},
      case when v.state = 'USABLE' then v.expires_at end, v.issued_at desc, v.voucher_no limit 300`,
  );

/** A voucher of this member, without a lock; undefined for another member's. */
export const findVoucher = (
  db: Queryable,
  memberNo: number,
  voucherNo: string,
): Promise<VoucherRow | undefined> =>
  db.maybe(
    voucherRow,
    sql`select ${columns} where v.voucher_no = ${voucherNo} and v.member_no = ${memberNo}`,
  );

const unusedRow = z.object({
  voucherNo: z.string(),
  itemNo: z.number(),
  faceWon: z.number().nullable(),
  issuedAt: z.date(),
  expiresAt: z.date(),
});
export type UnusedVoucher = z.infer<typeof unusedRow>;

/** Unused vouchers of an order in the order in which a refund takes them. */
export const readUnused = (
  db: Queryable,
  orderNo: string,
  firstNo = '',
): Promise<UnusedVoucher[]> =>
  db.rows(
    unusedRow,
    sql`
    select voucher_no, item_no, face_won, issued_at, expires_at from voucher
    where order_no = ${orderNo} and state = 'USABLE'
    order by item_no, voucher_no <> ${firstNo}, expires_at, voucher_no`,
  );

/** The voucher with this PIN, without a lock. */
export const findByPin = (db: Queryable, pinHash: string): Promise<VoucherRow | undefined> =>
  db.maybe(voucherRow, sql`select ${columns} where v.pin_hash = ${pinHash}`);

export const findByNo = (db: Queryable, voucherNo: string): Promise<VoucherRow | undefined> =>
  db.maybe(voucherRow, sql`select ${columns} where v.voucher_no = ${voucherNo}`);

const dueLineRow = z.object({
  itemNo: z.number(),
  memberNo: z.number(),
  goodsType,
  listPrice: z.number(),
  missing: z.number(),
});
export type DueLine = z.infer<typeof dueLineRow>;

/** Paid lines for the phone with the number of pieces that have no voucher yet; of a gift once it is accepted. */
export const readDueLines = (tx: Tx, orderNo: string): Promise<DueLine[]> =>
  tx.rows(
    dueLineRow,
    sql`
    select i.item_no, coalesce(f.accepted_by, o.member_no) as member_no, i.goods_type, i.list_price, i.qty - i.canceled_qty - (
      select count(*) from voucher v where v.item_no = i.item_no and v.state <> 'CANCELED')::int as missing
    from order_item i join orders o using (order_no) left join gift f using (order_no)
    where i.order_no = ${orderNo} and i.state = 'PAY_DONE' and (f.gift_no is null or f.state = 'ADDRESS_DONE') and i.goods_type in ('ECOUPON', 'GIFT_CARD')
    order by i.item_no`,
  );

export interface NewVoucher {
  voucherNo: string;
  orderNo: string;
  itemNo: number;
  memberNo: number;
  kind: 'ECOUPON' | 'GIFT_CARD';
  pinEnc: string;
  pinHash: string;
  faceWon: number | null;
  issuedAt: Date;
  expiresAt: Date;
}

export const insertVoucher = (tx: Tx, voucher: NewVoucher): Promise<number> =>
  tx.run(sql`
    insert into voucher (voucher_no, order_no, item_no, member_no, kind, pin_enc, pin_hash, face_won, issued_at,
      expires_at)
    values (${voucher.voucherNo}, ${voucher.orderNo}, ${voucher.itemNo}, ${voucher.memberNo}, ${voucher.kind},
      ${voucher.pinEnc}, ${voucher.pinHash}, ${voucher.faceWon}, ${voucher.issuedAt}, ${voucher.expiresAt})`);

const canceledRow = z.object({
  voucherNo: z.string(),
  kind: z.enum(['ECOUPON', 'GIFT_CARD']),
  pinHash: z.string(),
});

/** Voids unused vouchers of a line, at most `count`: `firstNo`, then those that end soonest. @returns those */
export const cancelUnused = (
  tx: Tx,
  itemNo: number,
  count: number,
  firstNo = '',
): Promise<z.infer<typeof canceledRow>[]> =>
  tx.rows(
    canceledRow,
    sql`
    update voucher set state = 'CANCELED' where voucher_no in (
      select voucher_no from voucher where item_no = ${itemNo} and state = 'USABLE'
      order by voucher_no <> ${firstNo}, expires_at, voucher_no limit ${count} for update)
    returning voucher_no, kind, pin_hash`,
  );

const leftRow = z.object({
  orderNo: z.string(),
  memberNo: z.number(),
  state: z.string(),
  unused: z.number(),
  used: z.number(),
});

/** How many pieces of a line are used and unused. A use that its till can still take back is none yet. */
export const readLeft = (tx: Tx, itemNo: number): Promise<z.infer<typeof leftRow> | undefined> =>
  tx.maybe(
    leftRow,
    sql`
    select i.order_no, o.member_no, i.state, (i.qty - i.canceled_qty)::int - used.count as unused, used.count as used
    from order_item i join orders o using (order_no) cross join lateral (
      select count(*)::int as count from voucher v where v.item_no = i.item_no and v.state = 'USED' and not exists (
        select from voucher_redemption r
        where r.voucher_no = v.voucher_no and r.canceled_at is null and r.settled_at is null)) used
    where i.item_no = ${itemNo}`,
  );

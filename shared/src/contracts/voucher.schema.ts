import { z } from 'zod';
import { VOUCHER_NO } from '../domain/public-number';
import { tableKeys } from '../domain/table';
import { type VoucherState, voucherStates } from '../domain/voucher';
import { defineSchemas } from './call';
import { refundEstimate } from './order.schema';
import { imageRef, instant, won } from './part.schema';

export const voucherState = z.enum(tableKeys<VoucherState>(voucherStates));

export const voucher = z.object({
  voucherNo: z.string(),
  /** `GIFT_CARD`: its number is registered as 상품권 instead of shown in a shop. */
  kind: z.enum(['ECOUPON', 'GIFT_CARD']),
  /** Null for one that came as a gift: its order is the sender's. */
  orderNo: z.string().nullable(),
  goodsNo: z.number(),
  goodsName: z.string(),
  brandName: z.string().nullable(),
  optionText: z.string(),
  image: imageRef,
  /** The amount of a gift card; null for a voucher of goods. */
  faceWon: won().nullable(),
  state: voucherState,
  stateName: z.string(),
  /** What the shop reads; null once it is used or refunded. */
  pin: z.string().nullable(),
  issuedAt: instant(),
  expiresAt: instant(),
  usedAt: instant().nullable(),
  /** Where it was used. */
  usedPlace: z.string().nullable(),
  /** The end after 기한 연장; null when it cannot be extended now. */
  extendsTo: instant().nullable(),
  /** 환불 신청: unused, also expired ones up to five years; not of a gift, which is its payer's money. */
  canRefund: z.boolean(),
});

const byVoucher = z.object({ voucherNo: z.string().regex(VOUCHER_NO) });

export const voucherSchemas = defineSchemas({
  list: {
    summary: 'Lists the vouchers of the member, usable ones first.',
    reply: z.object({ vouchers: z.array(voucher) }),
    hasSecret: true,
  },
  extend: {
    summary: 'Extends the validity of a voucher.',
    params: byVoucher,
    reply: z.object({ expiresAt: instant() }),
    errors: ['STATE'],
  },
  refundEstimate: {
    summary: 'Estimates the refund of a voucher.',
    params: byVoucher,
    reply: refundEstimate,
    errors: ['STATE'],
  },
  refund: {
    summary: 'Refunds a voucher.',
    params: byVoucher,
    /** 환불 예정 금액 as shown; 409 when it has changed. */
    body: z.object({ expectedRefundWon: won() }),
    reply: z.object({ claimNo: z.string(), refund: refundEstimate }),
    errors: ['STATE', 'REFUND_CHANGED', 'REFUND_ACCOUNT_REQUIRED'],
  },
});

export type Voucher = z.output<typeof voucher>;

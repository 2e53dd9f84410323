import { z } from 'zod';
import { defineSchemas } from './call';
import { instant } from './part.schema';

/** The number of a voucher as it is read or typed; hyphens and spaces make no difference. */
const code = () => z.string().regex(/^[\d -]{1,40}$/, '쿠폰 번호를 다시 확인해 주세요.');
/** The till's own number of a sale. */
const receiptNo = () =>
  z.string().regex(/^[\w.-]{1,64}$/, '영수증 번호는 64자까지의 영문과 숫자예요.');

const tillVoucher = z.object({
  name: z.string(),
  optionText: z.string(),
  /** The end of its validity. */
  until: instant(),
});

export const tillSchemas = defineSchemas({
  query: {
    summary: 'Returns whether a voucher can be redeemed.',
    body: z.object({ code: code() }),
    reply: tillVoucher.extend({ isUsable: z.boolean() }),
    errors: ['TILL_KEY', 'TILL_LIMIT', 'VOUCHER_UNKNOWN'],
  },
  redeem: {
    summary: 'Redeems a voucher.',
    body: z.object({ code: code(), receiptNo: receiptNo() }),
    reply: tillVoucher.extend({ redeemedAt: instant() }),
    errors: ['TILL_KEY', 'TILL_LIMIT', 'VOUCHER_UNKNOWN', 'STATE', 'RECEIPT_USED'],
  },
  cancel: {
    summary: 'Cancels a redemption on the same day.',
    body: z.object({ receiptNo: receiptNo() }),
    reply: tillVoucher.extend({ canceledAt: instant() }),
    errors: ['TILL_KEY', 'RECEIPT_UNKNOWN', 'STATE'],
  },
});

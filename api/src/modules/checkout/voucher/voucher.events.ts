import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** An order with goods for the phone is paid: its vouchers are due. */
export const vouchersDue = defineEvent('voucher.due', z.object({ orderNo: z.string() }));

/** A voucher of the line is used, or an unused one was refunded: perhaps none is left. */
export const voucherSpent = defineEvent('voucher.spent', z.object({ itemNo: z.number() }));

import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { defineEvent, emit } from '../../../platform/outbox';

/** Notices to members other than order steps. Their texts are in the notification templates. */
export const noticeSteps = [
  'VOUCHER_ENDING',
  'EVENT_WON',
  'PLAN_SHOP_OPEN',
  'TERMS_CHANGED',
  'MEMBER_DORMANT',
  'RESTOCKED',
  'SALE_OPENED',
  'PRICE_DROPPED',
  'BENEFIT_ENDING',
  'CONSENT_CONFIRM',
] as const;
export type NoticeStep = (typeof noticeSteps)[number];

const noticeData = z.object({
  memberNo: z.number(),
  step: z.enum(noticeSteps),
  /** One for each notice: a repetition with the same key writes nothing. */
  key: z.string(),
  /** The page of the shop that it leads to. */
  path: z.string(),
  /** When it happened, ISO. */
  at: z.string(),
  /** Values of the template, no personal data. */
  facts: z.record(z.string(), z.string()),
});
export type NoticeData = z.infer<typeof noticeData>;

export const noticeEvent = defineEvent('member.notice', noticeData);

/** Emits the event that notifies a member after the commit. Any module may call it. */
export const emitNotice = (tx: Tx, notice: Omit<NoticeData, 'at'>, at: Date): Promise<void> =>
  emit(tx, noticeEvent, { ...notice, at: at.toISOString() });

import { counselType } from '@shop/shared/contracts/schemas';
import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox';

/** Customer service has answered. Holds nothing that the member wrote. */
const counselAnsweredData = z.object({
  memberNo: z.number(),
  counselNo: z.number(),
  messageNo: z.number(),
  type: counselType,
  /** ISO. */
  at: z.string(),
});

export type CounselAnswered = z.infer<typeof counselAnsweredData>;

export const counselAnswered = defineEvent('counsel.answered', counselAnsweredData);

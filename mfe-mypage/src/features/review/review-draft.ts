import { sessionStore } from '@shop/shared/app';
import type { ReviewValues } from './review-form.rules';

const keyOf = (itemNo: number): string => `member-draft.review:${itemNo}`;

/** What the member has typed and not sent, kept until the tab is closed or they sign out. Photos are not part of it. */
export const reviewDraft = {
  read: (itemNo: number) => sessionStore.get<ReviewValues>(keyOf(itemNo)),
  write: (itemNo: number, values: ReviewValues) => sessionStore.set(keyOf(itemNo), values),
  remove: (itemNo: number) => sessionStore.remove(keyOf(itemNo)),
};

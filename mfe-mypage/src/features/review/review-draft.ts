import { like } from '@shop/shared/app';
import { memberDraft } from '@shop/shared/app/member-draft';
import { emptyReview, type ReviewValues } from './review-form.rules';

const of = (itemNo: number) => memberDraft(`review:${itemNo}`, like(emptyReview));

/** A review that was typed and not sent. Photos are not part of it. */
export const reviewDraft = {
  read: (itemNo: number) => of(itemNo).read(),
  write: (itemNo: number, values: ReviewValues) => of(itemNo).write(values),
  remove: (itemNo: number) => of(itemNo).remove(),
};

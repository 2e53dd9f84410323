import { paths } from '@shop/shared/contracts';

/** `modalId` of 후기 쓰기, so that Back closes it and a link can open it. */
export const REVIEW_MODAL = 'review';

/** URL of 나의 후기 with the form open for one item. */
export const reviewPath = (itemNo: number): string =>
  paths.reviews({ modalId: REVIEW_MODAL, itemNo });

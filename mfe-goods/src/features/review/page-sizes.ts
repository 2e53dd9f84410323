/** Reviews at once in the goods page. */
export const DETAIL_REVIEWS = 5;
/** Reviews at once in 전체 후기. */
export const TOTAL_REVIEWS = 10;

/** Reviews per page on the product page. */
export const DETAIL_REVIEWS = 5;
/** Reviews per page in 전체 후기. */
export const TOTAL_REVIEWS = 10;

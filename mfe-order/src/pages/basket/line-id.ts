/** The element of a basket line, for moving the focus to it. */
export const lineId = (itemNo: number): string => `basket-item-${itemNo}`;

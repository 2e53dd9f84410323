/** Element id of a basket item, used to move the focus to it. */
export const lineId = (itemNo: number): string => `basket-item-${itemNo}`;

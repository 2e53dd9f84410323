/** Whether `goodsNo=` has a valid format. Any other value is a 404. */
export const isGoodsNo = (value: string | null): boolean =>
  value !== null && /^[1-9]\d{0,11}$/.test(value);

/** What `goodsNo=` must look like; anything else is a page that does not exist. */
export const isGoodsNo = (value: string | null): boolean =>
  value !== null && /^[1-9]\d{0,11}$/.test(value);

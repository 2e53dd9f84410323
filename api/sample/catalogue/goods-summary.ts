/** What benefits and 기획전 need to know about a goods. */
export interface GoodsSummary {
  goodsNo: number;
  brandNo: number;
  topNo: number;
  archetype: string;
  salePrice: number;
  popularity: number;
  isSoldOut: boolean;
}

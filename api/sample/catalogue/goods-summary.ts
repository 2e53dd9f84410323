/** The fields of a goods that benefits and 기획전 use. */
export interface GoodsSummary {
  goodsNo: number;
  brandNo: number;
  topNo: number;
  archetype: string;
  salePrice: number;
  popularity: number;
  isSoldOut: boolean;
}

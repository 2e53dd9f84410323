import type { SampleGoods } from './goods';

/** The fields of a goods that benefits and 기획전 use. */
export interface GoodsSummary {
  goodsNo: number;
  brandNo: number;
  topNo: number;
  archetype: string;
  salePrice: number;
  popularity: number;
  isSoldOut: boolean;
  isNew: boolean;
}

export const summaryOf = ({ row, place, archetype, options }: SampleGoods): GoodsSummary => ({
  goodsNo: row.goods_no,
  brandNo: place.brandNo,
  topNo: place.path[0]?.categoryNo ?? 0,
  archetype: archetype.id,
  salePrice: Number(row.sale_price),
  popularity: Number(row.sales_cnt),
  isSoldOut: row.status !== 'ON_SALE' || options.skus.every(({ onHand }) => onHand === 0),
  isNew: (row.badges as string[]).includes('new'),
});

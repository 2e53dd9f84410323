import type { SampleGoods } from './goods';

/** The fields of a goods that benefits and 기획전 use. */
export interface GoodsSummary {
  goodsNo: number;
  brandNo: number;
  topNo: number;
  archetype: string;
  name: string;
  salePrice: number;
  /** What the shopper pays outside a deal: that of the cheapest option that is on hand. */
  payPrice: number;
  popularity: number;
  isSoldOut: boolean;
  isNew: boolean;
}

/** The surcharge of the cheapest option that is on hand; 0 when none is. */
function leastSurcharge({ skus }: SampleGoods['options']): number {
  const onHand = skus.filter((sku) => sku.onHand > 0);
  return onHand.length > 0 ? Math.min(...onHand.map(({ addPrice }) => addPrice)) : 0;
}

export const summaryOf = ({ row, place, archetype, options }: SampleGoods): GoodsSummary => ({
  goodsNo: row.goods_no,
  brandNo: place.brandNo,
  topNo: place.path[0]?.categoryNo ?? 0,
  archetype: archetype.id,
  name: String(row.name),
  salePrice: Number(row.sale_price),
  payPrice: Number(row.sale_price) + leastSurcharge(options),
  popularity: Number(row.sales_cnt),
  isSoldOut: row.status !== 'ON_SALE' || options.skus.every(({ onHand }) => onHand === 0),
  isNew: (row.badges as string[]).includes('new'),
});

/** The on/off filters: query parameter, label and facet count. */
export const benefits = [
  { key: 'free', label: '무료배송', count: 'freeCount' },
  { key: 'sale', label: '할인 상품', count: 'saleCount' },
  { key: 'stock', label: '품절 제외', count: 'stockCount' },
] as const;

/**
 * Whether a filter value is worth offering: it leaves some goods and takes some away. A chosen one is
 * always offered, so that it can be cleared.
 */
export const distinguishes = (count: number, total: number, isOn: boolean): boolean =>
  isOn || (count > 0 && count < total);

export const scoreWords = (score: number): string => `${score}점 이상`;

/** The on/off filters: query parameter, label and facet count. */
export const benefits = [
  { key: 'free', label: '무료배송', count: 'freeCount' },
  { key: 'sale', label: '할인 상품', count: 'saleCount' },
  { key: 'stock', label: '품절 제외', count: 'stockCount' },
] as const;

export const scoreWords = (score: number): string => `${score}점 이상`;

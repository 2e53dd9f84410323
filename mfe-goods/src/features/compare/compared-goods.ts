import { isPositiveInteger } from '@shop/shared/domain';

export const MAX_COMPARED = 3;

export interface ComparedNumbers {
  goodsNos: number[];
  /** The address names more goods than can be compared. */
  isCut: boolean;
}

/** The goods numbers of the address: `goodsNo=1,2,3`. What is no number is ignored, as are repeated ones. */
export function readCompared(query: URLSearchParams): ComparedNumbers {
  const texts = (query.get('goodsNo') ?? '').split(',').filter(isPositiveInteger);
  const goodsNos = [...new Set(texts.map(Number))];
  return { goodsNos: goodsNos.slice(0, MAX_COMPARED), isCut: goodsNos.length > MAX_COMPARED };
}

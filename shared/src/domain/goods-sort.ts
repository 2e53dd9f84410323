import { isTableKey } from './table';

/** The order of a predefined list whose address names none; other lists begin with 추천순. */
const sortOfType = { best: 'sales', new: 'new', sale: 'discount' } as const;

/** The order of a goods list when the shopper has chosen none. */
export function defaultGoodsSort(type: string | undefined) {
  return type !== undefined && isTableKey(sortOfType, type) ? sortOfType[type] : 'recommend';
}

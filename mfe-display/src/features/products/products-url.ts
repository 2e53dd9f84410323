import type { GoodsListType } from '@shop/shared/contracts';
import { optionalNumberParam, tableKeys } from '@shop/shared/domain';

/** The list types of /products, with their names. */
export const listTitles: Record<GoodsListType, string> = {
  all: '전체 상품',
  best: '베스트',
  new: '신상품',
  deal: '타임딜',
  sale: '할인 상품',
  free: '무료배송',
  coupon: '쿠폰 상품',
};

const types = tableKeys(listTitles);

/** The list type in the query: all goods when missing, undefined when unknown. */
export function readListType(query: URLSearchParams): GoodsListType | undefined {
  const wanted = query.get('type') ?? 'all';
  return types.find((type) => type === wanted);
}

/** The goods of the list, without its filter. */
export function productsScopeOf(query: URLSearchParams) {
  return {
    type: readListType(query) ?? 'all',
    bundleSellerNo: optionalNumberParam(query, 'bundleSellerNo'),
  };
}

export type ProductsScope = ReturnType<typeof productsScopeOf>;

import type { GoodsListQuery, GoodsListType, GoodsSort } from '@shop/shared/contracts';

import { optionalNumberParam } from '@shop/shared/domain';

/** The list types of /products with the title shown until the response arrives. */
export const listTitles: Record<GoodsListType, string> = {
  all: '전체 상품',
  best: '베스트',
  new: '신상품',
  deal: '타임딜',
  sale: '할인 상품',
  free: '무료배송',
  coupon: '쿠폰 상품',
};

export const listSorts: readonly { value: GoodsSort; label: string }[] = [
  { value: 'recommend', label: '추천순' },
  { value: 'sales', label: '판매순' },
  { value: 'priceAsc', label: '낮은가격순' },
  { value: 'priceDesc', label: '높은가격순' },
  { value: 'new', label: '신상품순' },
  { value: 'discount', label: '할인율순' },
  { value: 'review', label: '후기순' },
  { value: 'delivered', label: '배송비 포함 최저가순' },
];

/** The on/off filters in the URL. */
export const listFlags = [
  { key: 'free', label: '무료배송' },
  { key: 'sale', label: '할인 상품' },
  { key: 'stock', label: '품절 제외' },
] as const;

const types = Object.keys(listTitles) as GoodsListType[];

/** The list type in the query: all goods when missing, undefined when unknown. */
export function readListType(query: URLSearchParams): GoodsListType | undefined {
  const wanted = query.get('type') ?? 'all';
  return types.find((type) => type === wanted);
}

/** Reads the list query from the URL and ignores invalid values. */
export function readListQuery(query: URLSearchParams): GoodsListQuery {
  const sort = listSorts.find(({ value }) => value === query.get('sort'))?.value;
  const flags = listFlags.filter(({ key }) => query.get(key) === '1');
  return {
    type: readListType(query) ?? 'all',
    sort,
    bundleSellerNo: optionalNumberParam(query, 'bundleSellerNo'),
    ...Object.fromEntries(flags.map(({ key }) => [key, '1'])),
  };
}

import type { GoodsListQuery, GoodsSort } from '@shop/shared/contracts';
import { isPositiveInteger, optionalNumberParam } from '@shop/shared/domain';

/** The filter of a list of goods. The URL is its only storage. */
export interface GoodsFilter {
  /** A category within a search, brand or plan shop. */
  inCategory?: number;
  brands: readonly number[];
  minWon?: number;
  maxWon?: number;
  colors: readonly string[];
  /** Minimum average score, 1–5. */
  score?: number;
  free: boolean;
  sale: boolean;
  stock: boolean;
}

export const noFilter: GoodsFilter = {
  brands: [],
  colors: [],
  free: false,
  sale: false,
  stock: false,
};

export const sorts: readonly { value: GoodsSort; label: string }[] = [
  { value: 'recommend', label: '추천순' },
  { value: 'sales', label: '판매순' },
  { value: 'priceAsc', label: '낮은 가격순' },
  { value: 'priceDesc', label: '높은 가격순' },
  { value: 'new', label: '신상품순' },
  { value: 'discount', label: '할인율순' },
  { value: 'review', label: '후기순' },
  { value: 'delivered', label: '배송비 포함 최저가순' },
];

const MAX_BRANDS = 50;
const MAX_COLORS = 20;

const amountParam = (search: URLSearchParams, name: string): number | undefined => {
  const text = search.get(name) ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : undefined;
};

const listIn = (search: URLSearchParams, key: string): string[] => [
  ...new Set((search.get(key) ?? '').split(',')),
];

/** Reads the filter from a query string and ignores invalid values. */
export function readFilter(search: URLSearchParams): GoodsFilter {
  const inCategory = optionalNumberParam(search, 'inCategory');
  const score = optionalNumberParam(search, 'score');
  const prices = [amountParam(search, 'minWon'), amountParam(search, 'maxWon')] as const;
  const [minWon, maxWon] = inOrder(prices);
  return {
    inCategory,
    brands: listIn(search, 'brands').filter(isPositiveInteger).map(Number).slice(0, MAX_BRANDS),
    minWon,
    maxWon,
    colors: listIn(search, 'colors')
      .filter((text) => /^[a-z]{2,12}$/.test(text))
      .slice(0, MAX_COLORS),
    score: score && score <= 5 ? score : undefined,
    free: search.get('free') === '1',
    sale: search.get('sale') === '1',
    stock: search.get('stock') === '1',
  };
}

/** Swaps the bounds when they are reversed. */
const inOrder = ([low, high]: readonly [number | undefined, number | undefined]) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];

export const readSort = (search: URLSearchParams, defaultSort: GoodsSort): GoodsSort =>
  sorts.find(({ value }) => value === search.get('sort'))?.value ?? defaultSort;

/** The first page of a list rendered without JavaScript, counted from 1. */
export const readPage = (search: URLSearchParams): number =>
  Math.min(optionalNumberParam(search, 'page') ?? 1, 500);

/**
 * The filter as query parameters of the call. Lists are sorted, so that equal filters share a
 * cache entry.
 */
export function filterQuery(filter: GoodsFilter): Partial<GoodsListQuery> {
  const { inCategory, brands, minWon, maxWon, colors, score, free, sale, stock } = filter;
  return {
    inCategory,
    brands: [...brands].sort((a, b) => a - b).join(',') || undefined,
    minWon: minWon || undefined,
    maxWon,
    colors: [...colors].sort().join(',') || undefined,
    score,
    free: free ? '1' : undefined,
    sale: sale ? '1' : undefined,
    stock: stock ? '1' : undefined,
  };
}

const filterParams = [
  'inCategory',
  'brands',
  'minWon',
  'maxWon',
  'colors',
  'score',
  'free',
  'sale',
  'stock',
];

/** The query parameters of every list of goods. */
export const listParams: readonly string[] = [...filterParams, 'sort', 'page'];

/** The current query string with another filter. Other parameters are kept, the page is reset. */
export function withFilter(search: URLSearchParams, filter: GoodsFilter): string {
  const next = new URLSearchParams(search);
  for (const key of [...filterParams, 'page', 'modalId']) next.delete(key);
  for (const [key, value] of Object.entries(filterQuery(filter)))
    if (value !== undefined) next.set(key, String(value));
  return textOf(next);
}

/** The current query string with another sort order. The default order is omitted. */
export function withSort(search: URLSearchParams, sort: GoodsSort, defaultSort: GoodsSort): string {
  const next = new URLSearchParams(search);
  for (const key of ['sort', 'page', 'modalId']) next.delete(key);
  if (sort !== defaultSort) next.set('sort', sort);
  return textOf(next);
}

export function withPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (page > 1) next.set('page', String(page));
  return textOf(next);
}

/** Keeps commas unescaped for readability: brands=3,17. */
const textOf = (search: URLSearchParams): string => {
  const text = search.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
};

export const isFiltered = (filter: GoodsFilter): boolean =>
  Object.values(filterQuery(filter)).some((value) => value !== undefined);

/** The number of active filters. A price range counts as one. */
export function countConditions({ brands, colors, ...rest }: GoodsFilter): number {
  const { inCategory, minWon, maxWon, score, free, sale, stock } = rest;
  const single = [inCategory, minWon || maxWon !== undefined, score, free, sale, stock];
  return brands.length + colors.length + single.filter(Boolean).length;
}

/** Adds an entry to a list, or removes it when it is present. */
export const toggled = <T>(list: readonly T[], entry: T): T[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

import type { GoodsListQuery, GoodsSort } from '@shop/shared/contracts';
import { defaultGoodsSort } from '@shop/shared/domain';

/** Scope of a goods list. */
export type ListScope = Pick<
  GoodsListQuery,
  'categoryNo' | 'brandNo' | 'planShopNo' | 'sectionNo' | 'bundleSellerNo' | 'type' | 'q' | 'exact'
>;

/** Filters of the list. */
export interface ListFilters {
  minWon?: number;
  maxWon?: number;
  inCategory?: number;
  brands?: number[];
  free?: true;
  sale?: true;
  stock?: true;
  score?: number;
  colors?: string[];
}

export type ListInput = Omit<GoodsListQuery, 'cursor' | 'page' | 'size' | 'sort'>;

export const scopeOf = (query: ListInput): ListScope => ({
  categoryNo: query.categoryNo,
  brandNo: query.brandNo,
  planShopNo: query.planShopNo,
  sectionNo: query.sectionNo,
  bundleSellerNo: query.bundleSellerNo,
  type: query.type,
  q: query.q,
  exact: query.exact,
});

export const filtersOf = (query: ListInput): ListFilters => ({
  minWon: query.minWon,
  maxWon: query.maxWon,
  inCategory: query.inCategory,
  brands: query.brands
    ?.split(',')
    .map(Number)
    .sort((a, b) => a - b),
  free: query.free && true,
  sale: query.sale && true,
  stock: query.stock && true,
  score: query.score,
  colors: query.colors?.split(',').sort(),
});

export const sortOf = ({ sort, type }: GoodsListQuery): GoodsSort => sort ?? defaultGoodsSort(type);

export const titles: Record<NonNullable<ListScope['type']>, string> = {
  all: '전체 상품',
  best: '베스트',
  new: '신상품',
  deal: '타임딜',
  sale: '할인 상품',
  free: '무료배송',
  coupon: '쿠폰 상품',
};

export interface CursorMark {
  value: string;
  goodsNo: number;
}

export const writeCursor = (sort: GoodsSort, mark: CursorMark): string =>
  Buffer.from(JSON.stringify([sort, mark.value, mark.goodsNo])).toString('base64url');

const numberMark = /^-?\d{1,18}(\.\d{1,10})?$/;
const timeMark = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/** The decoded position of a cursor; undefined for another sort order or an invalid cursor. */
export function readCursor(cursor: string, sort: GoodsSort): CursorMark | undefined {
  try {
    const [of, value, goodsNo] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const shape = sort === 'new' ? timeMark : numberMark;
    const matchesPayment =
      of === sort && shape.test(String(value)) && Number.isSafeInteger(goodsNo);
    return matchesPayment ? { value: String(value), goodsNo } : undefined;
  } catch {
    return undefined;
  }
}

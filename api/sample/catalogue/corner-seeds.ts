import { paths } from '@shop/shared/contracts';
import { bannerNoOf, type PlacedBanner, tab } from './banners';
import { sampleCategories } from './places';

/** One corner of a sample page: its id, texts and content. */
export interface CornerSeed {
  id: string;
  title?: string;
  subtitle?: string;
  layout?: string;
  more?: string;
  rule?: Record<string, unknown>;
  items?: readonly ItemSeed[];
}
export interface ItemSeed {
  type: string;
  ref?: number;
  title?: string;
  text?: string;
  image?: string;
  palette?: number;
  link?: string | undefined;
}

export const bannerItems = (from: number, count: number): ItemSeed[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'banner', ref: from + at }));

export const best = (
  title: string,
  categoryNo: number | undefined,
  size: number,
  id: string,
): CornerSeed => ({
  id,
  title,
  rule: { type: 'best', categoryNo, size },
  more: categoryNo ? paths.category(categoryNo, { sort: 'sales' }) : tab('10'),
});
export const coupons = (...nos: number[]): ItemSeed[] =>
  nos.map((ref) => ({ type: 'coupon', ref }));
export const brands = (...nos: number[]): ItemSeed[] => nos.map((ref) => ({ type: 'brand', ref }));
export const planShops = (...nos: number[]): ItemSeed[] =>
  nos.map((ref) => ({ type: 'planShop', ref }));

export const categories = (...nos: number[]): ItemSeed[] =>
  nos.map((ref) => ({ type: 'category', ref }));
export const placedBanners = (...names: PlacedBanner[]): ItemSeed[] =>
  names.map((name) => ({ type: 'banner', ref: bannerNoOf(name) }));
export const content = (title: string, text: string, link?: string): ItemSeed => ({
  type: 'content',
  title,
  text,
  link,
});

/** A corner filled for one visitor. */
export const personal = (source: string, audience: 'anyone' | 'member', size = 8) => ({
  type: 'personal',
  source,
  audience,
  size,
});

/** The number of the first category of this name. */
export const categoryNoOf = (name: string): number =>
  sampleCategories().find((category) => category.name === name)?.categoryNo ?? 0;

/** A page made of corners, or the corners that a page with contents of its own gets. */
export interface PageSeed {
  pageCd: string;
  /** Tab of the home page, a code of group PR093. */
  tabCd?: string;
  shopNo?: number;
  /** What it is about: a category, a menu. */
  refNo?: number;
  title: string;
  /** Best lists stand above the corners. */
  hasRanking?: boolean;
  corners: readonly CornerSeed[];
}

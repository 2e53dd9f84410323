import { paths } from '@shop/shared/contracts';
import { tab } from './banners';

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
  link?: string;
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

import type { Corner } from '@shop/shared/contracts';
import { isTableKey } from '@shop/shared/domain';

/** Arrangements used on first screens: rendered on the server and part of the page's chunk. */
export interface FirstLooks {
  hero: 'full';
  goods: 'grid' | 'rail' | 'rank';
  deal: 'rail' | 'grid';
  shortcut: 'menu' | 'titled';
}

/** A union of renderers (`kind`) with their arrangements, discriminated by `kind`. */
export type Look<L> = { [K in keyof L]: { kind: K; look: L[K] } }[keyof L];
/** The same union in string form: `goods rail`. */
export type Written<L> = { [K in keyof L]: `${K & string} ${L[K] & string}` }[keyof L];
export type FirstLook = Look<FirstLooks>;

/** Reads the string form of a renderer with its arrangement. */
export function readLook<L>(written: Written<L>): Look<L> {
  const [kind, look] = written.split(' ');
  return { kind, look } as Look<L>;
}

export const firstLooks = {
  'all-image-banner': 'hero full',
  'big-image-banner': 'hero full',
  'edge-big-image': 'hero full',

  'product-comb1': 'goods grid',
  'product-level-2': 'goods grid',
  'product-level-2p5': 'goods rail',
  'kind-product': 'goods rail',
  'edge-product': 'goods rail',
  'best-category-ten': 'goods rank',
  'best-eds': 'goods rank',

  'time-deal': 'deal rail',
  'time-deal-2': 'deal grid',

  'quick-menu': 'shortcut menu',
  'best-category-depth1': 'shortcut titled',
} as const satisfies Record<string, Written<FirstLooks>>;

/** Whether display data requests the large form of a banner (`layout` hero). */
const isHero = ({ cornerId, layout }: Pick<Corner, 'cornerId' | 'layout'>): boolean =>
  layout === 'hero' && cornerId.endsWith('image-banner');

/** @returns undefined for corners with tabs and for ranked lists, which use the deferred renderers */
export function firstLookOf(
  corner: Pick<Corner, 'cornerId' | 'layout' | 'tabs'>,
): FirstLook | undefined {
  const { cornerId, layout, tabs } = corner;
  if (isHero(corner)) return { kind: 'hero', look: 'full' };
  if (tabs?.length || !isTableKey<keyof typeof firstLooks>(firstLooks, cornerId)) return undefined;
  const written = firstLooks[cornerId];
  return written === 'goods rank' && layout === 'list' ? undefined : readLook<FirstLooks>(written);
}

/**
 * Whether there is anything to render: a heading needs only its title, all other corners need
 * items.
 */
export const hasContent = ({ cornerId, title, items }: Corner): boolean =>
  items.length > 0 || (cornerId === 'title' && title !== '');

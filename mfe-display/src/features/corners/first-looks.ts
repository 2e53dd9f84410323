import type { Corner } from '@shop/shared/contracts';

/** Arrangements that stand on first screens: their code is the page's own, the server draws them. */
interface FirstLooks {
  hero: 'full';
  goods: 'grid' | 'rail' | 'rank';
  deal: 'rail' | 'grid';
  shortcut: 'menu' | 'titled';
}

/** Each renderer (`kind`) with its arrangements, told apart by `kind`. */
export type Look<L> = { [K in keyof L]: { kind: K; look: L[K] } }[keyof L];
/** The same as one word of a table: `goods rail`. */
export type Written<L> = { [K in keyof L]: `${K & string} ${L[K] & string}` }[keyof L];
export type FirstLook = Look<FirstLooks>;

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
  'best-transfer': 'goods rank',
  'best-eds': 'goods rank',

  'time-deal': 'deal rail',
  'time-deal-2': 'deal grid',

  'quick-menu': 'shortcut menu',
  'best-category-depth1': 'shortcut titled',
} as const satisfies Record<string, Written<FirstLooks>>;

/** The banner that display data may ask to stand large (`layout` hero). */
const isHero = ({ cornerId, layout }: Pick<Corner, 'cornerId' | 'layout'>): boolean =>
  layout === 'hero' && cornerId.endsWith('image-banner');

/** Behind tabs goods are no matter of a first screen. */
export function firstLookOf(
  corner: Pick<Corner, 'cornerId' | 'layout' | 'tabs'>,
): FirstLook | undefined {
  const { cornerId, tabs } = corner;
  if (isHero(corner)) return { kind: 'hero', look: 'full' };
  if (tabs?.length || !Object.hasOwn(firstLooks, cornerId)) return undefined;
  const [kind, look] = firstLooks[cornerId as keyof typeof firstLooks].split(' ');
  return { kind, look } as FirstLook;
}

/** Is there anything to draw? A heading is its title alone; everything else stands on its things. */
export const hasContent = ({ cornerId, title, items }: Corner): boolean =>
  items.length > 0 || (cornerId === 'title' && title !== '');

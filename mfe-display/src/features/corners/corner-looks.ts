import type { Corner } from '@shop/shared/contracts';

/** A small number of renderers (`kind`), each with a few arrangements (`look`), serves all corner ids. */
interface Looks {
  hero: 'full';
  banner: 'card' | 'wide' | 'small' | 'band' | 'button' | 'joined' | 'edge';
  text: 'line' | 'title' | 'strip' | 'notes';
  goods: 'grid' | 'rail' | 'rank';
  /** Goods behind tabs: the corner brings `tabs`. */
  tabbed: 'rail' | 'rank';
  /** So many cards side by side on a phone: 1.5 or 3. */
  shelf: 'wide' | 'small';
  /** Large and small cards together. */
  comb: 'first' | 'last' | 'banner' | 'rail' | 'three' | 'rows' | 'pair';
  ticket: 'rows' | 'ten';
  /** Dear goods, with what a month costs. */
  dear: 'one' | 'two' | 'rows' | 'grid';
  deal: 'rail' | 'grid';
  spot: 'one' | 'two';
  coupon: 'strip' | 'owner';
  shortcut: 'menu' | 'titled';
  brand: 'grid' | 'rail' | 'thumbnail';
  article: 'peek' | 'nested' | 'centered' | 'thumbnail' | 'steps';
  video: 'film';
  /** Goods recommended to one visitor, with the reason and 관심없음. */
  mine: 'rail' | 'rows';
  choice: 'two';
  card: 'own' | 'edition';
  care: 'rows' | 'receipt';
  popup: 'bottom';
}

export type CornerLook = { [K in keyof Looks]: { kind: K; look: Looks[K] } }[keyof Looks];
type Written = { [K in keyof Looks]: `${K} ${Looks[K]}` }[keyof Looks];

/** The corner ids of the specification. */
const looks = {
  'all-image-banner': 'hero full',
  'big-image-banner': 'hero full',
  'edge-big-image': 'hero full',

  'image-banner': 'banner card',
  'transfer-image-banner': 'banner card',
  'card-recommend-image-banner': 'banner card',
  'middle-image-banner': 'banner wide',
  'small-image-banner': 'banner small',
  'button-image-banner': 'banner button',
  'connect-image-banner': 'banner joined',
  'edge-middle-image': 'banner edge',
  'card-cta': 'banner button',
  'band-image-banner': 'banner band',
  'middle-benefit-banner': 'banner band',
  anniversary: 'banner band',

  title: 'text title',
  'text-banner': 'text line',
  'edge-dummi-text': 'text strip',
  'mobile-ex-text': 'text notes',

  'product-comb1': 'goods grid',
  'product-comb2': 'comb first',
  'product-comb3': 'comb banner',
  'product-comb4': 'comb last',
  'product-comb5': 'comb rail',
  'product-comb6': 'comb three',
  'product-comb7': 'comb rows',
  'product-comb8': 'comb pair',
  'product-level-1p5': 'shelf wide',
  'product-level-2': 'goods grid',
  'product-level-2p5': 'goods rail',
  'product-level-3': 'shelf small',
  'kind-product': 'goods rail',
  'edge-product': 'goods rail',
  'best-category-ten': 'goods rank',
  'best-transfer': 'goods rank',
  'best-eds': 'goods rank',
  'best-mobile-ex-ticket': 'ticket rows',
  'best-mobile-ex-ticket-ten': 'ticket ten',
  'best-long-term-interest-free': 'dear grid',
  'high-involvement1': 'dear one',
  'high-involvement2': 'dear two',
  'high-involvement3': 'dear rows',

  'hot-deal': 'spot one',
  'hot-deal-2': 'spot two',
  'time-deal': 'deal rail',
  'time-deal-2': 'deal grid',

  'coupon-image': 'coupon strip',
  'coupon-brand': 'coupon owner',
  'coupon-category': 'coupon owner',

  'quick-menu': 'shortcut menu',
  'best-category-depth1': 'shortcut titled',

  'brand-list': 'brand grid',
  'popular-brand': 'brand rail',
  'brand-thumbnail': 'brand thumbnail',

  video: 'video film',
  'article-carousel': 'article peek',
  'article-carousel-nested': 'article nested',
  'article-carousel-centered': 'article centered',
  'article-carousel-thumbnail': 'article thumbnail',
  'thingshop-use-white-paper': 'article steps',

  recent: 'mine rail',
  search: 'mine rail',
  related: 'mine rail',
  'related-product': 'mine rail',
  'preference-brand': 'mine rail',
  'preference-category': 'mine rail',
  'category-recommend': 'mine rail',
  'gender-age': 'mine rail',
  'repeated-purchase': 'mine rows',
  'order-completed-related': 'mine rail',
  'order-completed-category-related': 'mine rail',
  wbti: 'choice two',
  'discovery-card': 'card own',
  'discovery-edition': 'card edition',
  'live-care': 'care rows',
  approval: 'care receipt',

  'btm-benefit-popup': 'popup bottom',
} as const satisfies Record<string, Written>;

export type CornerId = keyof typeof looks;
export const cornerIds = Object.keys(looks) as CornerId[];

/** Known to this build, whatever objects inherit. */
export const isCornerId = (id: string): id is CornerId => Object.hasOwn(looks, id);

/**
 * The renderer of a corner; undefined for an id that this build does not know. Display data may ask
 * for the large form of a banner (`layout` hero), or put goods behind tabs.
 */
export function lookOf({
  cornerId,
  layout,
  tabs,
}: Pick<Corner, 'cornerId' | 'layout' | 'tabs'>): CornerLook | undefined {
  if (!isCornerId(cornerId)) return undefined;
  const [kind, look] = looks[cornerId].split(' ');
  if (kind === 'banner' && layout === 'hero') return { kind: 'hero', look: 'full' };
  if (kind === 'goods' && tabs?.length) {
    return { kind: 'tabbed', look: look === 'rank' ? 'rank' : 'rail' };
  }
  return { kind, look } as CornerLook;
}

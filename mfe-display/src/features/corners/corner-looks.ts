import type { Corner } from '@shop/shared/contracts';
import { tableKeys } from '@shop/shared/domain';
import {
  type FirstLook,
  type FirstLooks,
  firstLookOf,
  firstLooks,
  type Look,
  readLook,
  type Written,
} from './first-looks';

/** A few renderers with a few arrangements each cover all corner ids. */
interface DeferredLooks {
  banner: 'card' | 'wide' | 'small' | 'band' | 'button' | 'joined' | 'edge';
  text: 'line' | 'title' | 'strip' | 'notes';
  /** Goods behind tabs: the corner has `tabs`. */
  tabbed: 'rail' | 'rank';
  /** Layout on a phone: 1.5 cards side by side (`wide`), 3 cards (`small`), or numbered rows. */
  shelf: 'wide' | 'small' | 'ranked';
  /** Large and small cards together. */
  comb: 'first' | 'last' | 'banner' | 'rail' | 'three' | 'rows' | 'pair';
  ticket: 'rows' | 'ten';
  /** Expensive goods with the price per month. */
  installment: 'one' | 'two' | 'rows' | 'grid';
  spotlight: 'one' | 'two';
  coupon: 'strip' | 'owner';
  brand: 'grid' | 'rail' | 'thumbnail';
  article: 'peek' | 'nested' | 'centered' | 'thumbnail' | 'steps';
  video: 'film';
  /** Recommended goods with the reason and 관심없음. */
  recommended: 'rail' | 'rows';
  choice: 'two';
  card: 'own' | 'edition';
  careService: 'rows' | 'receipt';
  popup: 'bottom';
}

export type CornerLook = FirstLook | Look<DeferredLooks>;

/** The corner ids of the specification that are not in the table of first screens. */
const deferredLooks = {
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

  'product-comb2': 'comb first',
  'product-comb3': 'comb banner',
  'product-comb4': 'comb last',
  'product-comb5': 'comb rail',
  'product-comb6': 'comb three',
  'product-comb7': 'comb rows',
  'product-comb8': 'comb pair',
  'product-level-1p5': 'shelf wide',
  'product-level-3': 'shelf small',
  'best-transfer': 'shelf ranked',
  'best-mobile-ex-ticket': 'ticket rows',
  'best-mobile-ex-ticket-ten': 'ticket ten',
  'best-long-term-interest-free': 'installment grid',
  'high-involvement1': 'installment one',
  'high-involvement2': 'installment two',
  'high-involvement3': 'installment rows',

  'hot-deal': 'spotlight one',
  'hot-deal-2': 'spotlight two',

  'coupon-image': 'coupon strip',
  'coupon-brand': 'coupon owner',
  'coupon-category': 'coupon owner',

  'brand-list': 'brand grid',
  'popular-brand': 'brand rail',
  'brand-thumbnail': 'brand thumbnail',

  video: 'video film',
  'article-carousel': 'article peek',
  'article-carousel-nested': 'article nested',
  'article-carousel-centered': 'article centered',
  'article-carousel-thumbnail': 'article thumbnail',
  'thingshop-use-white-paper': 'article steps',

  recent: 'recommended rail',
  search: 'recommended rail',
  related: 'recommended rail',
  'related-product': 'recommended rail',
  'preference-brand': 'recommended rail',
  'preference-category': 'recommended rail',
  'category-recommend': 'recommended rail',
  'gender-age': 'recommended rail',
  'repeated-purchase': 'recommended rows',
  'order-completed-related': 'recommended rail',
  'order-completed-category-related': 'recommended rail',
  wbti: 'choice two',
  'discovery-card': 'card own',
  'discovery-edition': 'card edition',
  'live-care': 'careService rows',
  approval: 'careService receipt',

  'btm-benefit-popup': 'popup bottom',
} as const satisfies Record<string, Written<DeferredLooks>>;

const looks = { ...firstLooks, ...deferredLooks };

export type CornerId = keyof typeof looks;
export const cornerIds = tableKeys<CornerId>(looks);

/** Whether this build has a renderer for the id. Inherited property names do not count. */
export const isCornerId = (id: string): id is CornerId => Object.hasOwn(looks, id);

/**
 * The renderer of a corner, or undefined for an unknown id. Display data may request the large
 * form of a banner (`layout` hero), rows of a best list (`layout` list) or goods behind tabs.
 */
export function lookOf(
  corner: Pick<Corner, 'cornerId' | 'layout' | 'tabs'>,
): CornerLook | undefined {
  const { cornerId } = corner;
  if (!isCornerId(cornerId)) return undefined;
  const first = firstLookOf(corner);
  if (first) return first;
  const found = readLook<FirstLooks & DeferredLooks>(looks[cornerId]);
  if (found.kind !== 'goods') return found;
  if (!corner.tabs?.length) return { kind: 'shelf', look: 'ranked' };
  return { kind: 'tabbed', look: found.look === 'rank' ? 'rank' : 'rail' };
}

/** How a corner is drawn. A small number of renderers serves all corner ids of the specification. */
export type CornerLook =
  | { kind: 'hero' }
  /** `card`: pictures side by side; `band`: one low picture over the whole width. */
  | { kind: 'banner'; look: 'card' | 'band' }
  | { kind: 'text' }
  | { kind: 'goods'; look: 'grid' | 'rail' | 'rank' }
  | { kind: 'deal' }
  | { kind: 'coupon' }
  | { kind: 'shortcut'; hasTitle: boolean }
  | { kind: 'brand' }
  | { kind: 'article' };

const hero: CornerLook = { kind: 'hero' };
const cards: CornerLook = { kind: 'banner', look: 'card' };
const band: CornerLook = { kind: 'banner', look: 'band' };
const text: CornerLook = { kind: 'text' };
const grid: CornerLook = { kind: 'goods', look: 'grid' };
const rail: CornerLook = { kind: 'goods', look: 'rail' };
const rank: CornerLook = { kind: 'goods', look: 'rank' };
const deal: CornerLook = { kind: 'deal' };
const coupon: CornerLook = { kind: 'coupon' };
const menu: CornerLook = { kind: 'shortcut', hasTitle: false };
const categories: CornerLook = { kind: 'shortcut', hasTitle: true };
const brand: CornerLook = { kind: 'brand' };
const article: CornerLook = { kind: 'article' };

/** The specification's corner ids. `btm-benefit-popup` is no strip of a page: the frame's popups draw it. */
const looks = {
  'all-image-banner': hero,
  'big-image-banner': hero,
  'edge-big-image': hero,

  'image-banner': cards,
  'middle-image-banner': cards,
  'small-image-banner': cards,
  'button-image-banner': cards,
  'connect-image-banner': cards,
  'transfer-image-banner': cards,
  'card-recommend-image-banner': cards,
  'edge-middle-image': cards,
  'discovery-card': cards,
  'discovery-edition': cards,
  'card-cta': band,
  'band-image-banner': band,
  'middle-benefit-banner': band,
  anniversary: band,

  title: text,
  'text-banner': text,
  'edge-dummi-text': text,
  'mobile-ex-text': text,
  'live-care': text,
  approval: text,

  'product-comb1': grid,
  'product-comb2': grid,
  'product-comb3': grid,
  'product-comb4': grid,
  'product-comb5': rail,
  'product-comb6': rail,
  'product-comb7': rail,
  'product-comb8': rail,
  'product-level-1p5': rail,
  'product-level-2': grid,
  'product-level-2p5': rail,
  'product-level-3': rail,
  'kind-product': rail,
  'edge-product': rail,
  'best-transfer': rank,
  'best-eds': rank,
  'best-long-term-interest-free': rank,
  'best-mobile-ex-ticket': rank,
  'best-mobile-ex-ticket-ten': rank,
  'best-category-ten': rank,
  'high-involvement1': rail,
  'high-involvement2': rail,
  'high-involvement3': rail,
  recent: rail,
  search: rail,
  related: rail,
  'related-product': rail,
  'preference-brand': rail,
  'preference-category': rail,
  'category-recommend': rail,
  'gender-age': rail,
  'repeated-purchase': rail,
  wbti: rail,
  'order-completed-related': rail,
  'order-completed-category-related': rail,

  'hot-deal': deal,
  'hot-deal-2': deal,
  'time-deal': deal,
  'time-deal-2': deal,

  'coupon-brand': coupon,
  'coupon-image': coupon,
  'coupon-category': coupon,

  'quick-menu': menu,
  'best-category-depth1': categories,

  'brand-list': brand,
  'popular-brand': brand,
  'brand-thumbnail': brand,

  video: article,
  'article-carousel': article,
  'article-carousel-nested': article,
  'article-carousel-centered': article,
  'article-carousel-thumbnail': article,
  'thingshop-use-white-paper': article,
} as const satisfies Record<string, CornerLook>;

/**
 * The renderer of a corner; undefined for an id that this build does not know. Display data may ask
 * for the large form of a banner (`layout` hero).
 */
export function lookOf({
  cornerId,
  layout,
}: {
  cornerId: string;
  layout: string;
}): CornerLook | undefined {
  const look = Object.hasOwn(looks, cornerId) ? looks[cornerId as keyof typeof looks] : undefined;
  return look?.kind === 'banner' && layout === 'hero' ? hero : look;
}

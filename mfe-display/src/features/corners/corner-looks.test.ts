import { cornerIds, isCornerId, lookOf } from './corner-looks';

/** The corner ids of section 2 of the specification. */
const specified =
  `wbti title video recent search related approval best-eds card-cta hot-deal hot-deal-2
live-care time-deal time-deal-2 brand-list gender-age quick-menu anniversary text-banner coupon-brand
coupon-image coupon-category edge-product edge-big-image edge-middle-image edge-dummi-text image-banner
all-image-banner big-image-banner band-image-banner small-image-banner button-image-banner
middle-image-banner connect-image-banner transfer-image-banner card-recommend-image-banner kind-product
best-transfer popular-brand product-comb1 product-comb2 product-comb3 product-comb4 product-comb5
product-comb6 product-comb7 product-comb8 product-level-1p5 product-level-2 product-level-2p5
product-level-3 related-product discovery-card discovery-edition mobile-ex-text brand-thumbnail
article-carousel article-carousel-nested article-carousel-centered article-carousel-thumbnail
preference-brand preference-category best-category-ten best-category-depth1 btm-benefit-popup
high-involvement1 high-involvement2 high-involvement3 repeated-purchase category-recommend
best-mobile-ex-ticket best-mobile-ex-ticket-ten middle-benefit-banner order-completed-related
order-completed-category-related thingshop-use-white-paper best-long-term-interest-free`.split(
    /\s+/,
  );

const look = (cornerId: string, layout = 'default') => lookOf({ cornerId, layout });

test('knows exactly the corner ids of the specification', () => {
  expect([...cornerIds].sort()).toEqual([...specified].sort());
});

test('returns no renderer for an unknown id or an inherited property name', () => {
  expect(look('next-years-corner')).toBeUndefined();
  expect(look('toString')).toBeUndefined();
  expect(isCornerId('constructor')).toBe(false);
});

test('shows ranks in best lists and clocks on deals', () => {
  expect(look('best-category-ten')).toEqual({ kind: 'goods', look: 'rank' });
  expect(look('time-deal')).toEqual({ kind: 'deal', look: 'rail' });
});

test('puts goods behind tabs when the data has tabs', () => {
  const tabs = [{ title: '뷰티', size: 3, moreLink: null }];
  expect(lookOf({ cornerId: 'best-category-ten', layout: 'default', tabs })).toEqual({
    kind: 'tabbed',
    look: 'rank',
  });
  expect(lookOf({ cornerId: 'kind-product', layout: 'default', tabs })?.look).toBe('rail');
});

test('enlarges a banner when the layout is hero and leaves other corners unchanged', () => {
  expect(look('image-banner')).toEqual({ kind: 'banner', look: 'card' });
  expect(look('image-banner', 'hero')).toEqual({ kind: 'hero', look: 'full' });
  expect(look('product-comb1', 'hero')).toEqual({ kind: 'goods', look: 'grid' });
});

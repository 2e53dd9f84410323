/** The corner ids of section 2 of the specification. */
export const specifiedCornerIds: readonly string[] =
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

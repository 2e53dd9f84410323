import {
  type BannerCard,
  type BrandCard,
  type CornerItem,
  type CouponCard,
  type DealCard,
  type GoodsCard,
  type ImageRef,
  type PlanShopCard,
  paths,
} from '@shop/shared/contracts';

/** A picture with text and a link, made from a banner, plan shop or content item. */
export interface Teaser {
  id: string;
  eyebrow: string;
  title: string;
  text: string;
  image: ImageRef | null;
  /** The landscape variant. Without it, `image` is landscape already. */
  wideImage?: ImageRef;
  link: string | null;
}

const fromBanner = ({ bannerNo, ...banner }: BannerCard): Teaser => ({
  id: `banner-${bannerNo}`,
  ...banner,
});

const fromPlanShop = (shop: PlanShopCard): Teaser => ({
  id: `plan-shop-${shop.planShopNo}`,
  eyebrow: shop.benefit,
  title: shop.title,
  text: shop.subtitle,
  image: shop.image,
  link: paths.planShop(shop.planShopNo),
});

/** Converts banners, plan shops and content items to teasers and skips all other items. */
export const teasersOf = (items: readonly CornerItem[]): Teaser[] =>
  items.flatMap((item): Teaser[] => {
    if (item.type === 'banner') return [fromBanner(item.banner)];
    if (item.type === 'planShop') return [fromPlanShop(item.planShop)];
    if (item.type === 'content')
      return [{ id: `content-${item.title}-${item.text}`, eyebrow: '', ...item }];
    return [];
  });

/** The goods of a corner, including the goods of its deals. */
export const goodsOf = (items: readonly CornerItem[]): GoodsCard[] =>
  items.flatMap((item) => {
    if (item.type === 'goods') return [item.goods];
    return item.type === 'deal' ? [item.deal.goods] : [];
  });

export const dealsOf = (items: readonly CornerItem[]): DealCard[] =>
  items.flatMap((item) => (item.type === 'deal' ? [item.deal] : []));

export const couponsOf = (items: readonly CornerItem[]): CouponCard[] =>
  items.flatMap((item) => (item.type === 'coupon' ? [item.coupon] : []));

export const brandsOf = (items: readonly CornerItem[]): BrandCard[] =>
  items.flatMap((item) => (item.type === 'brand' ? [item.brand] : []));

/** A round picture with a label. */
export interface Shortcut {
  title: string;
  image: ImageRef;
  link: string;
}

export const shortcutsOf = (items: readonly CornerItem[]): Shortcut[] =>
  items.flatMap((item): Shortcut[] => {
    if (item.type === 'link') return [item];
    if (item.type === 'brand') {
      const { brandNo, name, logo } = item.brand;
      return [{ title: name, image: logo, link: paths.brand(brandNo) }];
    }
    if (item.type !== 'category') return [];
    const { categoryNo, name, image } = item.category;
    return [{ title: name, image, link: paths.category(categoryNo) }];
  });

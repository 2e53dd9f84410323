import type { CornerItem } from '@shop/shared/contracts';

/** The name of a corner item as shown to shoppers. */
export function nameOf(item: CornerItem): string {
  switch (item.type) {
    case 'goods':
      return item.goods.name;
    case 'deal':
      return item.deal.goods.name;
    case 'banner':
      return item.banner.title;
    case 'brand':
      return item.brand.name;
    case 'coupon':
      return item.coupon.name;
    case 'category':
      return item.category.name;
    case 'planShop':
      return item.planShop.title;
    default:
      return item.title;
  }
}

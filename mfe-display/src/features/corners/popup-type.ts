import type { CornerItem, PopupType } from '@shop/shared/contracts';

/** Derives the popup type from the item it shows. */
export function popupTypeOf(item: CornerItem): PopupType {
  switch (item.type) {
    case 'banner':
      return '01';
    case 'content':
      return item.image ? '01' : '02';
    case 'coupon':
      return '03';
    case 'planShop':
      return '04';
    case 'goods':
    case 'deal':
      return '05';
    case 'link':
    case 'brand':
    case 'category':
      return '06';
  }
}

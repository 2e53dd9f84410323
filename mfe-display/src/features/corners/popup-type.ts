import type { CornerItem } from '@shop/shared/contracts';

/** DP044: 01 picture, 02 text, 03 coupon, 04 plan shop, 05 goods, 06 link. */
export type PopupType = '01' | '02' | '03' | '04' | '05' | '06';

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

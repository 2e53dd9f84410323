import { defineCalls } from './call';
import type { displaySchemas } from './display.schema';

export const displayCalls = defineCalls<typeof displaySchemas>()('display', {
  page: { method: 'GET', path: '/display/v1/shop/page', auth: 'public' },
  /** 전문관: a shop of its own within the mall, with the corners of one of its tabs. */
  shop: { method: 'GET', path: '/display/v1/shop/shop/:shopNo', auth: 'public' },
  /** The corners that display data adds to a page which has contents of its own. */
  place: { method: 'GET', path: '/display/v1/shop/place', auth: 'public' },
  corner: { method: 'GET', path: '/display/v1/shop/corner/:cornerNo', auth: 'public' },
  /** A personal corner, from the member's purchases or from the data of the device. */
  personal: { method: 'GET', path: '/display/v1/shop/personal/:cornerNo', auth: 'optional' },
  /** 좋아요 or 관심없음 on a recommendation; the last one applies. */
  feedback: {
    method: 'POST',
    path: '/display/v1/shop/feedback',
    auth: 'member',
    idempotent: false,
  },
  menu: { method: 'GET', path: '/display/v1/shop/menu', auth: 'public' },
  deals: { method: 'GET', path: '/display/v1/shop/deals', auth: 'public' },
  planShops: { method: 'GET', path: '/display/v1/shop/plan-shop', auth: 'public' },
  planShop: { method: 'GET', path: '/display/v1/shop/plan-shop/:planShopNo', auth: 'public' },
  /** A plan shop with its sections before it opens, for clients with a valid preview token. */
  planShopPreview: {
    method: 'GET',
    path: '/display/v1/shop/plan-shop/:planShopNo/preview',
    auth: 'public',
  },
  accountContent: {
    method: 'GET',
    path: '/display/v1/shop/getAccountContent',
    auth: 'public',
  },
});

import { defineCalls } from './call';
import type { goodsSchemas } from './goods.schema';

export const goodsCalls = defineCalls<typeof goodsSchemas>()('goods', {
  /** 5002 when the goods is off sale; the off-sale page reads `status`. */
  detail: {
    method: 'GET',
    path: '/goods/v1/front/:goodsNo',
    auth: 'public',
  },
  options: { method: 'GET', path: '/goods/v1/front/:goodsNo/options', auth: 'public' },
  /** Never cached: what can be bought at this moment. */
  /** What the member's own unfinished order holds counts as available. */
  stock: { method: 'GET', path: '/goods/v1/front/:goodsNo/stock', auth: 'optional' },
  status: { method: 'GET', path: '/goods/v1/front/:goodsNo/status', auth: 'public' },
  coupons: { method: 'GET', path: '/goods/v1/front/:goodsNo/coupons', auth: 'public' },
  related: { method: 'GET', path: '/goods/v1/front/:goodsNo/related', auth: 'public' },
  similar: { method: 'GET', path: '/goods/v1/front/:goodsNo/similar', auth: 'public' },
  /** Cards of the given goods in that order; unknown numbers are left out. */
  cards: { method: 'GET', path: '/goods/v1/front/cards', auth: 'public' },
  /** At most three goods in that order; what is unknown or not listed is left out. */
  compare: { method: 'GET', path: '/goods/v1/front/compare', auth: 'public' },
  sitemap: { method: 'GET', path: '/goods/v1/front/sitemap', auth: 'public' },
});

import type { brandSchemas } from './brand.schema';
import { defineCalls } from './call';

export const brandCalls = defineCalls<typeof brandSchemas>()('brand', {
  index: { method: 'GET', path: '/display/v1/shop/brand', auth: 'public' },
  detail: { method: 'GET', path: '/display/v1/shop/brand/:brandNo', auth: 'public' },
});

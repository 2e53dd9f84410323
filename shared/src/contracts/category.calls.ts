import { defineCalls } from './call';
import type { categorySchemas } from './category.schema';

export const categoryCalls = defineCalls<typeof categorySchemas>()('category', {
  tree: { method: 'GET', path: '/display/v1/shop/category/tree', auth: 'public' },
  detail: { method: 'GET', path: '/display/v1/shop/category/:categoryNo', auth: 'public' },
});

import { defineCalls } from './call';
import type { rankingSchemas } from './ranking.schema';

export const rankingCalls = defineCalls<typeof rankingSchemas>()('ranking', {
  list: { method: 'GET', path: '/display/v1/shop/ranking', auth: 'public' },
});

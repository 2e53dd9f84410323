import { defineCalls } from './call';
import type { pointSchemas } from './point.schema';

export const pointCalls = defineCalls<typeof pointSchemas>()('point', {
  history: { method: 'GET', path: '/member/v1/front/coin/history', auth: 'member' },
});

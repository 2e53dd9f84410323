import { defineCalls } from './call';
import type { pointSchemas } from './point.schema';

export const pointCalls = defineCalls<typeof pointSchemas>()('point', {
  /** Adds a gift card's amount. 429 `CODE_LIMIT` after ten wrong numbers in ten minutes. */
  registerGiftCard: {
    method: 'POST',
    path: '/member/v1/front/gift-card',
    auth: 'member',
  },
  history: { method: 'GET', path: '/member/v1/front/coin/history', auth: 'member' },
});

import { defineCalls } from './call';
import type { recommendationSchemas } from './recommendation.schema';

/** 추천코드: a member's code, which another member gives with an order. */
export const recommendationCalls = defineCalls<typeof recommendationSchemas>()('recommendation', {
  mine: { method: 'GET', path: '/member/v1/front/recommendation', auth: 'member' },
});

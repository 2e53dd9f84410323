import { defineCalls } from './call';
import type { searchSchemas } from './search.schema';

export const searchCalls = defineCalls<typeof searchSchemas>()('search', {
  /** One list for category, brand, plan shop, predefined type and search word. */
  goods: { method: 'GET', path: '/search/v1/front/goods', auth: 'public' },
  facet: { method: 'GET', path: '/search/v1/front/facet', auth: 'public' },
  /** 기획전, brands and events that a search finds beside goods. */
  others: { method: 'GET', path: '/search/v1/front/others', auth: 'public' },
  suggest: { method: 'GET', path: '/search/v1/front/suggest', auth: 'public' },
  /** Words for suggestions on the device. */
  wordIndex: { method: 'GET', path: '/search/v1/front/word-index', auth: 'public' },
  popular: { method: 'GET', path: '/search/v1/front/popular', auth: 'public' },
  log: { method: 'POST', path: '/search/v1/front/log', auth: 'optional', idempotent: false },
});

import { defineCalls } from './call';
import type { externalLinkSchemas } from './external-link.schema';

/** Ways to a partner's finance page, by a code of ours; no address is ever taken from outside. */
export const externalLinkCalls = defineCalls<typeof externalLinkSchemas>()('externalLink', {
  detail: { method: 'GET', path: '/common/v1/gateway/:code', auth: 'public' },
  /** Records that it was agreed to and answers the address. 401 for a visitor when data goes along. */
  consent: { method: 'POST', path: '/common/v1/gateway/:code/consent', auth: 'optional' },
});

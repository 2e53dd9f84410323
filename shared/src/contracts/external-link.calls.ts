import { defineCalls } from './call';
import type { externalLinkSchemas } from './external-link.schema';

/** Links to partners' finance pages, by our code; a URL is never accepted from outside. */
export const externalLinkCalls = defineCalls<typeof externalLinkSchemas>()('externalLink', {
  detail: { method: 'GET', path: '/common/v1/gateway/:code', auth: 'public' },
  /** Records the consent and returns the URL. 401 for a visitor when member data is sent along. */
  consent: { method: 'POST', path: '/common/v1/gateway/:code/consent', auth: 'optional' },
});

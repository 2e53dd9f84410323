import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add. */
const relayHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

/** Whether a proxy passed the request on, so that its address says nothing of the client. */
export const isRelayed = (headers: IncomingHttpHeaders): boolean =>
  relayHeaders.some((name) => headers[name] !== undefined);

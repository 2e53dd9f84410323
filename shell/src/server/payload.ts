import { systemNowMs, visitorSession } from '@shop/shared/app';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import { createResponseCache, type Loaded } from '@shop/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressPage } from './compress-page';
import { createPageApp, dehydrateQueries, loadPage } from './load-page';
import type { RenderContext } from './render-context';
import { securityHeaders } from './security';

const SUFFIX = '/_payload.json';
/** As long as the page itself. */
const PAYLOAD_TTL_MS = 5_000;
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

interface Payload {
  status: number;
  json: Buffer;
  brotli: Buffer;
}

/** The page path of a payload path; undefined for every other path. */
export function payloadPathOf(address: string): string | undefined {
  const [pathname = '', ...query] = address.split('?');
  if (!pathname.endsWith(SUFFIX) || !pathname.startsWith('/')) return undefined;
  const page = pathname.slice(0, -SUFFIX.length) || '/';
  return query.length ? `${page}?${query.join('?')}` : page;
}

async function toPayload(status: number, body: object): Promise<Payload> {
  const json = Buffer.from(JSON.stringify(body));
  return { status, json, brotli: await compressPage(json) };
}

async function loadPayload(
  context: RenderContext,
  url: URL,
  userAgent: string,
): Promise<Loaded<Payload>> {
  const nowMs = systemNowMs();
  // Always the public data of the page, so that it may be cached for everybody.
  const visitor = { session: visitorSession, cookie: '', setCookies: [] };
  const app = createPageApp(context, { url, visitor, userAgent, nowMs });
  const page = await loadPage(context, app, url).catch((error) => {
    context.onFailure('payload', error);
    return undefined;
  });
  // Member pages and redirects have no public data.
  const status = page?.kind === 'redirect' ? 404 : (page?.status ?? 503);
  if (status !== 200) {
    return { value: await toPayload(status, { message: 'No payload of this page' }), ttlMs: 0 };
  }
  const { buildId } = context.releases;
  const queries = dehydrateQueries(app);
  const value = await toPayload(200, { buildId, renderedAtMs: nowMs, queries });
  return { value, ttlMs: PAYLOAD_TTL_MS };
}

/** Serves `<path>/_payload.json` (spec section 7): the data of a public page without its markup. */
export function createPayloads(context: RenderContext) {
  const cache = createResponseCache<Payload>({
    maxSize: MAX_CACHE_BYTES,
    sizeOf: ({ json, brotli }) => json.length + brotli.length,
  });

  return async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const url = context.normalizeUrl(new URL(`${context.config.publicUrl}${address}`));
    const key = `${deviceKey(deviceOf(userAgent))} ${url.pathname}${url.search}`;
    const payload = await cache.read(key, () => loadPayload(context, url, userAgent));
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .code(payload.status)
      .headers(securityHeaders)
      .header('content-type', 'application/json; charset=utf-8')
      .header('vary', 'accept-encoding, user-agent')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(isCompressed ? payload.brotli : payload.json);
  };
}

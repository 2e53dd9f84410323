import { systemNowMs, visitorSession } from '@shop/shared/app';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPageApp, dehydrateQueries, loadPage } from './load-page';
import { compressPage, createPageCache } from './page-cache';
import type { RenderContext } from './render-context';
import { securityHeaders } from './security';

const SUFFIX = '/_payload.json';
/** As long as the page itself. */
const CACHE_MS = 10_000;

interface Payload {
  status: number;
  json: Buffer;
  brotli: Buffer;
  expiresAtMs: number;
}

/** The page path of a payload path; undefined for every other path. */
export function payloadPathOf(address: string): string | undefined {
  const [pathname = '', ...query] = address.split('?');
  if (!pathname.endsWith(SUFFIX) || !pathname.startsWith('/')) return undefined;
  const page = pathname.slice(0, -SUFFIX.length) || '/';
  return query.length ? `${page}?${query.join('?')}` : page;
}

async function buildPayload(
  context: RenderContext,
  address: string,
  userAgent: string,
): Promise<Omit<Payload, 'brotli'>> {
  const nowMs = systemNowMs();
  const url = new URL(`${context.config.publicUrl}${address}`);
  // Always the public data of the page, so that it may be cached for everybody.
  const input = {
    url,
    visitor: { session: visitorSession, cookie: '', setCookies: [] },
    userAgent,
    nowMs,
  };
  const app = createPageApp(context, input);
  const page = await loadPage(context, app, url).catch((error) => {
    context.onFailure('payload', error);
    return undefined;
  });
  const failed = (status: number) => ({
    status,
    json: Buffer.from(JSON.stringify({ message: 'No payload of this page' })),
    expiresAtMs: 0,
  });
  if (!page) return failed(503);
  // Member pages and redirects have no public data.
  if (page.kind === 'redirect') return failed(404);
  if (page.status !== 200) return failed(page.status);
  const json = JSON.stringify({
    buildId: context.releases.buildId,
    renderedAtMs: nowMs,
    queries: dehydrateQueries(app),
  });
  return { status: 200, json: Buffer.from(json), expiresAtMs: nowMs + CACHE_MS };
}

/** Serves `<path>/_payload.json` (spec section 7): the data of a public page without its markup. */
export function createPayloads(context: RenderContext) {
  const cache = createPageCache<Payload>();

  return async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const userAgent = request.headers['user-agent'] ?? '';
    const key = `${deviceKey(deviceOf(userAgent))} ${address}`;
    const payload =
      cache.get(key, systemNowMs()) ??
      (await cache.fill(key, async () => {
        const built = await buildPayload(context, address, userAgent);
        return { ...built, brotli: await compressPage(built.json) };
      }));
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

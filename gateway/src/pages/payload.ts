import { systemNowMs } from '@shop/shared/app';
import { deviceKey, deviceOf } from '@shop/shared/domain';
import { clientAddress, createResponseCache } from '@shop/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveReleases } from '../builds/live-releases';
import { refsOf } from '../builds/release-choice';
import type { GatewayConfig } from '../http/config';
import type { LimitRendering } from '../http/page-limit';
import { securityHeaders } from '../http/security';
import { bytesOf, keptBytesOf } from '../http/send-rendered';
import type { Payload } from '../render/render-job';
import type { Renderer } from '../render/renderer';
import { readInOwnTurn } from './read-in-own-turn';

const SUFFIX = '/_payload.json';
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** The page path of a payload path; undefined for every other path. */
export function payloadPathOf(address: string): string | undefined {
  const [pathname = '', ...query] = address.split('?');
  if (!pathname.endsWith(SUFFIX) || !pathname.startsWith('/')) return undefined;
  const page = pathname.slice(0, -SUFFIX.length) || '/';
  return query.length ? `${page}?${query.join('?')}` : page;
}

interface PayloadContext {
  config: GatewayConfig;
  renderer: Renderer;
  releases: LiveReleases;
  limitRendering: LimitRendering;
}

/** Serves `<path>/_payload.json` (spec section 7): the data of a public page without its markup. */
export function createPayloads({ config, renderer, releases, limitRendering }: PayloadContext) {
  const cache = createResponseCache<Payload>({
    maxSize: MAX_CACHE_BYTES,
    sizeOf: keptBytesOf,
  });

  return async (request: FastifyRequest, reply: FastifyReply, address: string) => {
    const userAgent = request.headers['user-agent'] ?? '';
    // The same for everybody, so that it may be cached.
    const choice = releases.choose(undefined);
    const url = choice.normalizeUrl(new URL(`${config.publicUrl}${address}`));
    const key = `${choice.buildId} ${deviceKey(deviceOf(userAgent))} ${url.pathname}${url.search}`;
    const payload = await readInOwnTurn(cache, key, async () => {
      await limitRendering(request, 'payload');
      const job = {
        kind: 'payload',
        releases: refsOf(choice),
        url: url.href,
        userAgent,
        nowMs: systemNowMs(),
        traceparent: request.id,
      } as const;
      return renderer.render(clientAddress(request.ip), job);
    });
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .code(payload.status)
      .headers(securityHeaders)
      .header('content-type', 'application/json; charset=utf-8')
      .header('vary', 'accept-encoding, user-agent')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'public, max-age=0, must-revalidate')
      .send(bytesOf(isCompressed ? payload.brotli : payload.raw));
  };
}

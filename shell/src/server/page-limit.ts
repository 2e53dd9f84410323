import { systemNowMs } from '@shop/shared/app';
import { isCrawlerUserAgent } from '@shop/shared/domain';
import { clientAddress, isLoopbackAddress } from '@shop/shared/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config';

const WINDOW_MS = 60_000;
/** Pages a minute and client; many shoppers share the address of a mobile carrier. */
const MAX_PAGES = 600;
/**
 * A crawler reads whole categories from one address and is welcome to. Its name is not proof, so a
 * flood under that name is limited too.
 */
const MAX_CRAWLER_PAGES = 1_800;
/** Addresses counted at a time; beyond it the oldest is forgotten. */
const MAX_CLIENTS = 50_000;

const body =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="robots" content="noindex"><title>잠시 후 다시 열어 주세요</title><h1>요청이 너무 많아요</h1><p>잠시 후 다시 열어 주세요.</p></html>';

const sendTooMany = (reply: FastifyReply, retryAfterS: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', retryAfterS)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(body);

/**
 * Limits the pages of one client, because rendering is the costliest work of the gateway. This
 * machine is not limited. Counts are kept per process, in fixed windows of a minute.
 */
export function createPageLimit({ rateLimitFactor = 1 }: GatewayConfig) {
  const counts = new Map<string, number>();
  let windowEndsAtMs = 0;

  const count = (key: string): number => {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    if (counts.size > MAX_CLIENTS) counts.delete(counts.keys().next().value ?? key);
    return next;
  };

  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    if (isLoopbackAddress(request.ip)) {
      done();
      return;
    }
    const nowMs = systemNowMs();
    if (nowMs >= windowEndsAtMs) {
      counts.clear();
      windowEndsAtMs = nowMs + WINDOW_MS;
    }
    const isCrawler = isCrawlerUserAgent(request.headers['user-agent'] ?? '');
    const most = (isCrawler ? MAX_CRAWLER_PAGES : MAX_PAGES) * rateLimitFactor;
    if (count(`${isCrawler} ${clientAddress(request.ip)}`) <= most) done();
    else sendTooMany(reply, Math.ceil((windowEndsAtMs - nowMs) / 1_000));
  };
}

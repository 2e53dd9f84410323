import { isLoopbackUrl } from '@shop/shared/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from './config';

/** Proxies that are named in the log; there are few. */
const MAX_WARNINGS = 10;

const advice =
  'All its shoppers count as one client, with one share of the limits. Name it in TRUSTED_PROXIES (`loopback` for a proxy on this machine).';

/** Whether this address may say who the client is. */
const isTrusted = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;

/**
 * Warns of a proxy whose headers about the client are ignored: at the start, when the settings imply
 * one, and when one is first seen.
 */
export function warnOfUnnamedProxy(server: FastifyInstance, config: GatewayConfig): void {
  const { host, publicUrl, trustedProxies } = config;
  const isLocal = isLoopbackUrl(`http://${host}`);
  if (!trustedProxies && isLocal && !isLoopbackUrl(publicUrl))
    server.log.warn(`${publicUrl} leads here by a proxy, but none is named. ${advice}`);
  const seen = new Set<string>();
  server.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress ?? '';
    const isNamed = request.headers['x-forwarded-for'] === undefined || isTrusted(request);
    if (!isNamed && seen.size < MAX_WARNINGS && !seen.has(peer)) {
      seen.add(peer);
      server.log.warn(`X-Forwarded-For of ${peer} is ignored. ${advice}`);
    }
    done();
  });
}

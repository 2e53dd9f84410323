import type { FastifyInstance } from 'fastify';

/** Hosts that are named in the log; there are few. */
const MAX_WARNINGS = 10;

/**
 * Warns once of each host that says who its clients are and is not a gateway by the settings: all its clients count
 * as one, with one share of the limits.
 */
export function warnOfUnnamedGateways(
  app: FastifyInstance,
  isGateway: (address: string | undefined) => boolean,
): void {
  const seen = new Set<string>();
  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress ?? '';
    const isIgnored = request.headers['x-forwarded-for'] !== undefined && !isGateway(peer);
    if (isIgnored && seen.size < MAX_WARNINGS && !seen.has(peer)) {
      seen.add(peer);
      app.log.warn(
        `X-Forwarded-For of ${peer} is ignored: all its clients count as one. Name a gateway on another machine in TRUSTED_GATEWAYS.`,
      );
    }
    done();
  });
}

import type { FastifyInstance } from 'fastify';

/** Maximum number of hosts named in the log. */
const MAX_WARNINGS = 10;

/**
 * Logs a warning once per host that sends `X-Forwarded-For` but is not in `TRUSTED_GATEWAYS`. All clients of such a
 * host share one rate limit.
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

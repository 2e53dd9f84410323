import type { FastifyInstance } from 'fastify';
import { sendUnreadableAddress } from './unreadable-request';

/** Refuses requests that name two hosts (RFC 9112 section 3.2): a proxy and this server might read different ones. */
export function requireOneHost(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }, reply) => {
    const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && /^host$/i.test(text));
    return hosts.length > 1 ? sendUnreadableAddress(reply) : undefined;
  });
}

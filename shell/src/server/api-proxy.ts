import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backendHeaders } from './backend-headers';
import type { GatewayConfig } from './config';

/** What proxies add. */
const relayHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

/**
 * Headers about the client. The api compares the host with Origin, decides by the protocol whether
 * cookies are Secure, counts rate limits by the address, and keeps the sandbox from clients behind a
 * proxy.
 */
function clientHeaders(request: FastifyRequest, publicUrl: string) {
  const isRelayed = relayHeaders.some((name) => request.headers[name] !== undefined);
  return {
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': publicUrl.startsWith('https:') ? 'https' : request.protocol,
    'x-forwarded-for': request.ip,
    'x-client-relayed': isRelayed ? '1' : undefined,
  };
}

/** Forwards calls and pictures to the api. */
export async function serveApi(server: FastifyInstance, config: GatewayConfig): Promise<void> {
  for (const prefix of ['/api', '/images']) {
    await server.register(proxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...backendHeaders(request.url ?? '/', headers),
          ...clientHeaders(request as FastifyRequest, config.publicUrl),
        }),
      },
    });
  }
}

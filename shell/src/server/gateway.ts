import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveApi } from './api-proxy';
import { serveAssets } from './assets';
import { serveBuilds } from './builds';
import type { GatewayConfig } from './config';
import { serveFileHashes } from './file-hashes';
import { serveLiveReload } from './live-reload';
import { rejectUnreadableRequest } from './oversized-request';
import { createPageUrlNormalizer } from './page-url';
import { servePages } from './pages';
import { servePaymentReturn } from './payment-return';
import { readReleases } from './releases';
import type { CreateRenderer } from './renderer';
import { responseHeaders } from './security';
import { serveSeo } from './seo';
import { createSystemStatus } from './system-status';
import { warnOfUnnamedProxy } from './unnamed-proxy';

/**
 * Creates the gateway: pages, assets, api proxy. `main.ts` starts it.
 * @param createRenderer where pages are rendered
 */
export async function createGateway(
  config: GatewayConfig,
  createRenderer: CreateRenderer,
): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    // The longest time that a client may take to send a request: a file of 10 MB over a slow mobile line.
    // Other bodies have less (`api-proxy.ts`).
    requestTimeout: 180_000,
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 30_000 },
    // A connection on which nothing moves, for example because the client does not read.
    connectionTimeout: 120_000,
    clientErrorHandler: rejectUnreadableRequest,
  });
  const headers = responseHeaders(config.publicUrl);
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    done(null, payload);
  });
  warnOfUnnamedProxy(server, config);
  const releases = readReleases(config.rootDir, (text) => server.log.warn(text));
  serveAssets(server, releases);
  serveBuilds(server, releases);
  serveFileHashes(server, releases.hashes);
  if (config.hasLiveReload) serveLiveReload(server);
  serveSeo(server, config);
  servePaymentReturn(server);
  await server.register(serveApi(config));
  const renderer = await createRenderer({
    config,
    releases,
    onFailure: (what, error) =>
      server.log.error({ err: error, remote: what }, 'A page could not be rendered on the server'),
  });
  server.addHook('onClose', () => renderer.close());
  servePages(server, {
    config,
    renderer,
    normalizeUrl: createPageUrlNormalizer(renderer.pages),
    systemStatus: createSystemStatus(config),
  });
  return server;
}

import proxy from '@fastify/http-proxy';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveAssets } from './assets';
import { backendHeaders } from './backend-headers';
import { serveBuilds } from './builds';
import type { GatewayConfig } from './config';
import { serveLiveReload } from './live-reload';
import { rejectUnreadableRequest } from './oversized-request';
import { createPageUrlNormalizer } from './page-url';
import { servePages } from './pages';
import { createRedirects } from './redirects';
import { readReleases } from './releases';
import { createRemoteBundles } from './remote-bundles';
import { serveSeo } from './seo';
import { createSystemStatus } from './system-status';

/** Creates the gateway: pages, assets, api proxy. `main.ts` starts it. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: rejectUnreadableRequest,
  });
  const releases = readReleases(config.rootDir, (text) => server.log.warn(text));
  serveAssets(server, releases);
  serveBuilds(server, releases);
  if (config.hasLiveReload) serveLiveReload(server);
  serveSeo(server, config);
  for (const prefix of ['/api', '/images']) {
    await server.register(proxy, {
      upstream: config.apiUrl,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      // The api compares them with Origin, decides by them whether cookies are Secure, and
      // rate-limits by client address.
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...backendHeaders(request.url ?? '/', headers),
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-for': request.ip,
        }),
      },
    });
  }
  const bundles = createRemoteBundles(releases);
  servePages(
    server,
    {
      config,
      releases,
      bundles,
      normalizeUrl: createPageUrlNormalizer(config, bundles),
      findRedirect: createRedirects(config),
      onFailure: (what, error) =>
        server.log.error(
          { err: error, remote: what },
          'A page could not be rendered on the server',
        ),
    },
    createSystemStatus(config),
  );
  return server;
}

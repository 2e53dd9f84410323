import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveApi } from './api-proxy';
import { serveAssets } from './assets';
import { serveBuilds } from './builds';
import type { GatewayConfig } from './config';
import { serveLiveReload } from './live-reload';
import { rejectUnreadableRequest } from './oversized-request';
import { createPageUrlNormalizer } from './page-url';
import { servePages } from './pages';
import { servePaymentReturn } from './payment-return';
import { createRedirects } from './redirects';
import { readReleases } from './releases';
import { createRemoteBundles } from './remote-bundles';
import { responseHeaders } from './security';
import { serveSeo } from './seo';
import { createSystemStatus } from './system-status';

/** Creates the gateway: pages, assets, api proxy. `main.ts` starts it. */
export async function createGateway(config: GatewayConfig): Promise<FastifyInstance> {
  const server = fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    // The longest time that a client may take to send a request.
    requestTimeout: 30_000,
    clientErrorHandler: rejectUnreadableRequest,
  });
  const headers = responseHeaders(config.publicUrl);
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    done(null, payload);
  });
  const releases = readReleases(config.rootDir, (text) => server.log.warn(text));
  serveAssets(server, releases);
  serveBuilds(server, releases);
  if (config.hasLiveReload) serveLiveReload(server);
  serveSeo(server, config);
  servePaymentReturn(server);
  await server.register(serveApi(config));
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

import {
  createCheckoutSource,
  createRegisterSource,
  openRegisterStore,
  type RegisterStore,
  withoutPaths,
} from '@shop/releases/register';
import { createReleaseStats, type ReleaseStats, watchCanaries } from '@shop/releases/statistics';
import { systemNowMs } from '@shop/shared/app';
import {
  clientAddress,
  createErrorReporter,
  logOutput,
  reportErrors,
  TRACE_LABEL,
  traceIdOf,
  traceOptions,
} from '@shop/shared/node';
import { collectProcess, serveMetrics } from '@shop/shared/node/metrics';
import { openRateCounts } from '@shop/shared/node/rate-counts';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveAssets } from './builds/assets';
import { serveBuilds } from './builds/builds';
import { currentChoice } from './builds/current-choice';
import { serveFileHashes } from './builds/file-hashes';
import { createLiveReleases, type LiveReleases } from './builds/live-releases';
import { type GatewayFonts, readFonts } from './builds/page-builds';
import { createPreviews } from './builds/previews';
import type { GatewayConfig } from './http/config';
import { serveLiveReload } from './http/live-reload';
import { requireOneHost } from './http/one-host';
import { refuseOtherMethods } from './http/other-methods';
import { PARSED_HEADER_BYTES, refuseOversizedRequests } from './http/oversized-request';
import { responseHeaders } from './http/security';
import { createSystemStatus } from './http/system-status';
import { traceRequests } from './http/trace-requests';
import { warnOfUnnamedProxy } from './http/unnamed-proxy';
import { rejectUnreadableRequest, sendUnreadableAddress } from './http/unreadable-request';
import { serveIcons } from './icons';
import { servePages } from './pages/pages';
import { serveSeo } from './pages/seo';
import { servePreviewForms } from './pages/serve-previews';
import { serveReady } from './pages/serve-ready';
import { serveApi } from './proxy/api-proxy';
import { servePaymentReturn } from './proxy/payment-return';
import type { CreateRenderer } from './render/renderer';
import { createGatewayMetrics, type GatewayMetrics } from './status/gateway-metrics';
import { createGatewayNotes } from './status/gateway-notes';
import { outcomeOfCall } from './status/outcome-of-call';
import { serveStats } from './status/serve-stats';

interface ReleaseParts {
  config: GatewayConfig;
  createRenderer: CreateRenderer;
  fonts: GatewayFonts;
  /** Absent: the builds of the checkout are served. */
  store: RegisterStore | undefined;
  stats: ReleaseStats;
}

/** Starts what renders, and reads the released builds; both end with the server. */
async function openReleases(
  server: FastifyInstance,
  { config, createRenderer, fonts, store, stats }: ReleaseParts,
) {
  let releases: LiveReleases | undefined;
  const renderer = await createRenderer({
    config,
    fonts,
    onFailure: (what, error, { buildId, traceparent, isPrepared } = {}) => {
      const choice = releases?.findChoice((known) => known.buildId === buildId);
      const build = choice?.apps[what];
      if (build && !choice?.preview && !isPrepared)
        stats.countRenderFailure(what, build, {
          error,
          traceId: traceparent && traceIdOf(traceparent),
          atMs: systemNowMs(),
        });
      const details = { err: error, remote: what, build, release: buildId, traceparent };
      server.log.error(details, 'A page could not be rendered on the server');
    },
  });
  server.addHook('onClose', () => renderer.close());
  const warn = (text: string): void => server.log.warn(text);
  const { rootDir, releasesStartMs: patienceMs } = config;
  const source = store
    ? createRegisterSource({ store, rootDir, patienceMs, warn })
    : createCheckoutSource(rootDir, warn);
  releases = await createLiveReleases({
    source: config.hasDesignReference === false ? withoutPaths(source, '/markup') : source,
    readPages: async (name, ref, shell) =>
      (await renderer.render('gateway', { kind: 'routes', name, ref, shell })).value.rows,
    pollMs: config.releasesPollMs,
    log: server.log,
  });
  server.addHook('onClose', releases.close);
  return { renderer, releases };
}

const redact = ['req.headers.cookie', 'req.headers.authorization'];

/** Adds everything that the gateway answers. @throws when nothing can be served */
async function serve(
  server: FastifyInstance,
  config: GatewayConfig,
  createRenderer: CreateRenderer,
  metrics: GatewayMetrics,
): Promise<void> {
  requireOneHost(server);
  refuseOversizedRequests(server);
  refuseOtherMethods(server);
  warnOfUnnamedProxy(server, config);
  const fonts = readFonts(config.rootDir);
  const { releasesDir: folder, releasesBucket: bucket } = config;
  const warn = (text: string) => server.log.warn(text);
  const store = folder
    ? openRegisterStore({ folder, bucket, nowMs: systemNowMs, warn })
    : undefined;
  const stats = createReleaseStats();
  const parts = { config, createRenderer, fonts, store, stats };
  const { renderer, releases } = await openReleases(server, parts);
  serveAssets(server, fonts, releases.findAsset);
  const previews = createPreviews({ config, releases, log: server.log });
  serveBuilds(server, releases, previews);
  const { apiUrl, metricsToken, valkeyUrl: url, valkeyWaitMs: waitMs } = config;
  const rateCounts = await openRateCounts({ url, service: 'gateway', waitMs, log: server.log });
  server.addHook('onClose', async () => rateCounts.close());
  metrics.watchRateCounts(rateCounts.state);
  serveReady(server, renderer, releases, rateCounts);
  servePreviewForms(server, previews, config.publicUrl);
  const notes = store && createGatewayNotes({ store, releases, log: server.log });
  if (notes) server.addHook('onClose', notes.close);
  if (renderer.load) metrics.watchRendering(renderer.load);
  const readMetrics = serveStats(server, {
    ...{ apiUrl, releases, stats, metrics, metricsToken },
    listGateways: notes?.list,
  });
  if (config.metrics) {
    collectProcess(metrics.registry);
    const figures = await serveMetrics(config.metrics, readMetrics);
    server.addHook('onClose', figures.close);
  }
  if (store) {
    const { canaryPollMs: pollMs } = config;
    server.addHook(
      'onClose',
      watchCanaries({ store, stats, log: server.log, nowMs: systemNowMs, pollMs }),
    );
  }
  serveFileHashes(server, releases.findHashList);
  if (config.hasLiveReload) serveLiveReload(server);
  serveIcons(server);
  serveSeo(server, config, releases);
  servePaymentReturn(server);
  await server.register(
    serveApi(
      config,
      (cookie) => currentChoice(releases, previews, cookie),
      ({ apps, preview }, status, request) => {
        if (!preview)
          stats.countCall(apps, status, clientAddress(request.ip), outcomeOfCall(request));
      },
    ),
  );
  servePages(server, {
    config,
    renderer,
    releases,
    previews,
    systemStatus: createSystemStatus(config),
    stats,
    rateCounts,
  });
}

/**
 * Creates the gateway: pages, assets, api proxy. `main.ts` starts it.
 * @param createRenderer where pages are rendered
 * @param logStream where log lines go; absent: standard output
 */
export async function createGateway(
  config: GatewayConfig,
  createRenderer: CreateRenderer,
  logStream: { write(line: string): unknown } = logOutput,
): Promise<FastifyInstance> {
  const headers = responseHeaders(config.publicUrl);
  const metrics = createGatewayMetrics();
  const reportError = createErrorReporter({ url: config.errorReportUrl, service: 'shop-gateway' });
  const stream = reportErrors(logStream, (line) => {
    metrics.countError(line.msg);
    reportError(line);
  });
  const server = fastify({
    logger: { level: config.logLevel, redact, stream },
    ...traceOptions,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: TRACE_LABEL,
    }),
    trustProxy: config.trustedProxies ? [...config.trustedProxies] : false,
    routerOptions: { ignoreTrailingSlash: true },
    // The longest time that a client may take to send a request: a file of 10 MB over a slow mobile line.
    // Other bodies have less (`api-proxy.ts`).
    requestTimeout: 180_000,
    http: {
      connectionsCheckingInterval: 5_000,
      headersTimeout: 30_000,
      maxHeaderSize: PARSED_HEADER_BYTES,
    },
    // A connection on which nothing moves, for example because the client does not read.
    connectionTimeout: 120_000,
    // A request on a kept connection is answered while the server stops, and its connection closed.
    return503OnClosing: false,
    clientErrorHandler: rejectUnreadableRequest,
    // Without hooks.
    frameworkErrors: (_error, _request, reply) => sendUnreadableAddress(reply.headers(headers)),
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    done(null, payload);
  });
  server.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    metrics.countResponse({ method, route: routeOptions.url, status: statusCode, ms: elapsedTime }),
  );
  if (config.tracesUrl) await traceRequests(server, config.tracesUrl);
  try {
    await serve(server, config, createRenderer, metrics);
    return server;
  } catch (error) {
    // Its threads would keep the process alive.
    await server.close();
    throw error;
  }
}

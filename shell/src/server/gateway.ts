import path from 'node:path';
import type { Writable } from 'node:stream';
import { systemNowMs } from '@shop/shared/app';
import { TRACE_LABEL, traceIdOf, traceOptions } from '@shop/shared/node';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serveApi } from './api-proxy';
import { serveAssets } from './assets';
import { serveBuilds } from './builds';
import type { GatewayConfig } from './config';
import { currentChoice } from './current-choice';
import { serveFileHashes } from './file-hashes';
import { createLiveReleases, type LiveReleases } from './live-releases';
import { serveLiveReload } from './live-reload';
import { rejectUnreadableRequest } from './oversized-request';
import { servePages } from './pages';
import { servePaymentReturn } from './payment-return';
import { createPreviews } from './preview/previews';
import { servePreviewEnd } from './preview/serve-previews';
import { openRegisterStore } from './release/open-store';
import type { RegisterStore } from './release/register-store';
import { createCheckoutSource, createRegisterSource } from './release-source';
import { type GatewayFiles, readFonts, readRelease, refOf } from './releases';
import type { CreateRenderer } from './renderer';
import { responseHeaders } from './security';
import { serveSeo } from './seo';
import { createReleaseStats, type ReleaseStats } from './stats/release-stats';
import { serveStats } from './stats/serve-stats';
import { watchCanaries } from './stats/watch-canaries';
import { createSystemStatus } from './system-status';
import { warnOfUnnamedProxy } from './unnamed-proxy';
import { verifyRelease } from './verify-release';

/** @throws when the shell's build is damaged or missing */
function readGatewayFiles({ rootDir }: GatewayConfig): GatewayFiles {
  const shell = readRelease(refOf(path.join(rootDir, 'shell/dist')));
  verifyRelease(shell);
  return { shell, fonts: readFonts(rootDir) };
}

interface ReleaseParts {
  config: GatewayConfig;
  createRenderer: CreateRenderer;
  files: GatewayFiles;
  /** Absent: the builds of the checkout are served. */
  store: RegisterStore | undefined;
  stats: ReleaseStats;
}

/** Starts what renders, and reads the released builds; both end with the server. */
async function openReleases(
  server: FastifyInstance,
  { config, createRenderer, files, store, stats }: ReleaseParts,
) {
  let releases: LiveReleases | undefined;
  const renderer = await createRenderer({
    config,
    files,
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
  releases = await createLiveReleases({
    files,
    source: store
      ? createRegisterSource(store)
      : createCheckoutSource(config.rootDir, (text) => server.log.warn(text)),
    shellPages: renderer.pages,
    readPages: async (name, build) =>
      (await renderer.render('gateway', { kind: 'routes', name, build })).value.rows,
    pollMs: config.releasesPollMs,
    log: server.log,
  });
  server.addHook('onClose', releases.close);
  return { renderer, releases };
}

const redact = ['req.headers.cookie', 'req.headers.authorization'];

/**
 * Creates the gateway: pages, assets, api proxy. `main.ts` starts it.
 * @param createRenderer where pages are rendered
 * @param logStream where log lines go; absent: standard output
 */
export async function createGateway(
  config: GatewayConfig,
  createRenderer: CreateRenderer,
  logStream?: Writable,
): Promise<FastifyInstance> {
  const logger = { level: config.logLevel, redact };
  const server = fastify({
    // A stream that is undefined would be refused.
    logger: logStream ? { ...logger, stream: logStream } : logger,
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
  const files = readGatewayFiles(config);
  const { releasesDir: folder, releasesBucket: bucket } = config;
  const warn = (text: string) => server.log.warn(text);
  const store = folder
    ? openRegisterStore({ folder, bucket, nowMs: systemNowMs, warn })
    : undefined;
  const stats = createReleaseStats();
  const parts = { config, createRenderer, files, store, stats };
  const { renderer, releases } = await openReleases(server, parts);
  serveAssets(server, files, releases.findAsset);
  const previews = createPreviews({ config, releases, log: server.log });
  serveBuilds(server, releases, previews);
  servePreviewEnd(server, previews, config.publicUrl);
  const { apiUrl, metricsToken } = config;
  serveStats(server, { apiUrl, shell: files.shell, releases, stats, metricsToken });
  if (store) {
    const { canaryPollMs: pollMs } = config;
    server.addHook('onClose', watchCanaries({ store, stats, log: server.log, pollMs }));
  }
  serveFileHashes(server, releases.findHashList);
  if (config.hasLiveReload) serveLiveReload(server);
  serveSeo(server, config, releases);
  servePaymentReturn(server);
  await server.register(
    serveApi(config, async (cookie) => (await currentChoice(releases, previews, cookie)).buildId),
  );
  servePages(server, {
    config,
    renderer,
    releases,
    previews,
    systemStatus: createSystemStatus(config),
    stats,
  });
  return server;
}

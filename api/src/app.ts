import { hostname } from 'node:os';
import cookie from '@fastify/cookie';
import { addressMatcher, createErrorReporter, TRACE_LABEL, traceOptions } from '@shop/shared/node';
import { openRateCounts, type ServiceCounts } from '@shop/shared/node/rate-counts';
import { startTracing } from '@shop/shared/node/tracing';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config';
import { modules as productModules } from './modules';
import { createSessions } from './platform/auth/session';
import { type Clock, hoursMs, minutesMs } from './platform/clock';
import type { Db } from './platform/db/db';
import { foundRow } from './platform/db/row';
import { sql } from './platform/db/sql';
import type { Deps, Module } from './platform/deps';
import { bindRoute } from './platform/http/bind';
import { registerCompression } from './platform/http/compression';
import { registerErrors } from './platform/http/error-handler';
import { createIdempotency, type Idempotency } from './platform/http/idempotency';
import {
  childLoggerFactory,
  loggerOptions,
  logResponses,
  observeResponses,
} from './platform/http/log';
import { serveOpenApi } from './platform/http/openapi/serve-openapi';
import { createRateLimits, registerRateLimits } from './platform/http/rate-limits';
import type { RouteBinding } from './platform/http/route';
import { traceRequests } from './platform/http/trace-requests';
import { warnOfUnnamedGateways } from './platform/http/trusted-gateways';
import { createJobs } from './platform/jobs';
import { type ApiMetrics, createApiMetrics } from './platform/metrics/api-metrics';
import { createOutbox } from './platform/outbox';
import type { Secrets } from './platform/secrets';
import { createStorage } from './platform/storage';
import type { Adapters } from './ports/index';

export interface AppOptions {
  config: Config;
  db: Db;
  clock: Clock;
  secrets: Secrets;
  adapters: Adapters;
  /** Modules that come with the adapters, beside the product's own. */
  modules?: readonly Module[];
}

export interface ShopApp {
  app: FastifyInstance;
  deps: Deps;
  /** Every row of the contract with its handler: for OpenAPI and for the authorisation tests. */
  bindings: readonly RouteBinding[];
  metrics: ApiMetrics;
  /** Fills what an empty shop lacks: the product's own first, then that of the adapters. */
  seed(by?: Db): Promise<void>;
}

/** The gateway and the spec's test mode send paths below /api; both forms are the same route. */
const withoutApi = (url: string): string =>
  /^\/api(?=[/?]|$)/.test(url) ? url.slice(4) || '/' : url;

/** Without Valkey an api still serves, so the probes only show its state. */
function registerOperations(
  app: FastifyInstance,
  { db, rateLimits, storage }: Deps,
  rateCounts: ServiceCounts,
): void {
  const probe = { config: rateLimits.configOf('probe') };
  const withValkey = (status: string) => ({ status, valkey: rateCounts.state()?.valkey });
  app.get('/health', probe, async () => withValkey('ok'));
  app.get('/ready', probe, async (_request, reply) => {
    if (storage.isFull) return reply.status(503).send(withValkey('storage full'));
    try {
      await db.one(foundRow, sql`select true as found`);
      return withValkey('ready');
    } catch {
      return reply.status(503).send(withValkey('database unreachable'));
    }
  });
}

const STORAGE_PROBE_MS = 10_000;

/** The platform's own jobs. */
function registerUpkeep(
  { jobs, outbox, storage }: Deps,
  idempotency: Idempotency,
  metrics: ApiMetrics,
): void {
  jobs.everyInCluster('outbox.drain', 1_000, async () =>
    metrics.countDelivered(await outbox.drain()),
  );
  jobs.everyInProcess('storage.probe', STORAGE_PROBE_MS, () => storage.probe());
  jobs.everyInCluster(
    'outbox.delete-delivered',
    hoursMs(6),
    async () => void (await outbox.deleteDelivered()),
  );
  jobs.everyInCluster(
    'idempotency.delete-expired',
    minutesMs(10),
    async () => void (await idempotency.deleteExpired()),
  );
}

/** The api as a function: no port, no environment. Jobs run once `deps.jobs.start()` is called. */
export async function createApp(options: AppOptions): Promise<ShopApp> {
  const { config, db, clock, secrets, adapters } = options;
  const modules = [...productModules, ...(options.modules ?? [])];
  const isGateway = addressMatcher(config.trustedGateways);
  const queues = Object.assign({}, ...modules.map((module) => module.queues));
  const metrics = createApiMetrics(db, queues);
  const { tracesUrl: endpoint, errorReportUrl: url } = config.monitoring;
  const reportError = createErrorReporter({ url, service: 'shop-api' });
  const app = Fastify({
    logger: loggerOptions(config, (line) => {
      metrics.countError(line.msg);
      reportError(line);
    }),
    trustProxy: (address) => isGateway(address),
    rewriteUrl: (request) => withoutApi(request.url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true },
    bodyLimit: 1_048_576,
    // More than the gateway takes (16 KB), as it adds headers of its own.
    http: { maxHeaderSize: 32_768 },
    forceCloseConnections: 'idle',
    // A call on a kept connection is answered while the server stops, and its connection closed.
    return503OnClosing: false,
    // One line per response is written by logResponses.
    ...traceOptions,
    childLoggerFactory,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: TRACE_LABEL,
    }),
  });
  const deps: Deps = {
    config,
    db,
    clock,
    secrets,
    sessions: createSessions(db, clock, secrets),
    log: app.log,
    jobs: createJobs(db, app.log, {
      machine: `${hostname()}:${config.dataDir}`,
      onRun: metrics.countRun,
    }),
    outbox: createOutbox(db, app.log),
    adapters,
    rateLimits: createRateLimits(config.rateLimitFactor, isGateway),
    storage: createStorage(db, (isFull) =>
      isFull ? app.log.error('storage is full') : app.log.warn('storage takes writes again'),
    ),
  };

  const rateCounts = await openRateCounts({
    url: config.valkeyUrl,
    service: 'api',
    waitMs: config.valkeyWaitMs,
    log: app.log,
  });
  metrics.watchRateCounts(rateCounts.state);

  registerErrors(app, deps.storage);
  logResponses(app, config.logLevel);
  observeResponses(app, metrics.countResponse);
  if (endpoint) traceRequests(app, await startTracing({ service: 'shop-api', endpoint }), clock);
  warnOfUnnamedGateways(app, isGateway);
  await app.register(cookie);
  await registerCompression(app);
  await registerRateLimits(app, { ...deps, rateCounts });
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') db.readOnly(done);
    else done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  const idempotency = createIdempotency(db, clock, secrets);
  const bindDeps = { ...deps, idempotency };
  const bindings = modules.flatMap((module) => module.routes?.(deps) ?? []);
  for (const binding of bindings) bindRoute(app, binding, bindDeps);
  if (config.hasOpenApi) serveOpenApi(app, bindings, config.apiRoot);
  for (const { plugin } of modules) if (plugin) await plugin(app, deps);
  for (const { jobs, events } of modules) {
    jobs?.(deps);
    events?.(deps);
  }
  registerUpkeep(deps, idempotency, metrics);

  registerOperations(app, deps, rateCounts);
  app.addHook('onClose', async () => {
    metrics.close();
    rateCounts.close();
    await deps.jobs.stop();
  });
  const seed = async (by = db) => {
    for (const module of modules) await module.seed?.({ ...deps, db: by });
  };
  return { app, deps, bindings, metrics, seed };
}

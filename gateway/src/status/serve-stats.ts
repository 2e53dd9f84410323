import { hashOf, readRelease } from '@shop/releases/builds';
import type { ReleaseStats } from '@shop/releases/statistics';
import {
  engineOf,
  formatMetrics,
  readBrowserFailures,
  visitReportSchema,
} from '@shop/releases/statistics';
import { systemNowMs } from '@shop/shared/app';
import { aliveReportPath, VISIT_REPORT_PATH } from '@shop/shared/contracts';
import { clientAddress } from '@shop/shared/node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { canaryVisitorOf } from '../builds/canary-visitor';
import type { LiveReleases } from '../builds/live-releases';
import { stylesOf } from '../document/page-files';
import { mayReadStatus } from '../http/may-read-status';
import type { GatewayMetrics } from './gateway-metrics';
import type { GatewayNote } from './gateway-notes';
import { statusPage } from './status-page';
import { statusStyle } from './status-style';

const MAX_REPORT_BYTES = 2_048;
/** Reports a minute and client. */
const MAX_REPORTS = 120;
/** Clients counted at a time; beyond it the oldest is forgotten. */
const MAX_CLIENTS = 10_000;
const WINDOW_MS = 60_000;

const aliveParams = z.object({ id: z.string(), landing: z.string() });

const policyOf = (styles: readonly string[]): string => {
  const hashes = styles.map((css) => `'${hashOf(Buffer.from(css))}'`);
  return `default-src 'none'; img-src 'self'; style-src ${hashes.join(' ')}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;
};

export interface StatsOptions {
  apiUrl: string;
  releases: LiveReleases;
  stats: ReleaseStats;
  /** Metrics of the gateway process. */
  metrics: GatewayMetrics;
  /** Says what each gateway serves; absent without a register. */
  listGateways?: (() => Promise<GatewayNote[]>) | undefined;
  /** Bearer token that allows reading the counts from another machine; absent: this machine only. */
  metricsToken?: string | undefined;
}

/** Counts reports of one client in windows of a minute. */
function createReportLimit() {
  const counts = new Map<string, number>();
  let windowEndsAtMs = 0;
  return (client: string): boolean => {
    const nowMs = performance.now();
    if (nowMs >= windowEndsAtMs) {
      counts.clear();
      windowEndsAtMs = nowMs + WINDOW_MS;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    if (counts.size > MAX_CLIENTS) counts.delete(counts.keys().next().value ?? client);
    return count <= MAX_REPORTS;
  };
}

/**
 * Takes the reports of browsers, and shows what was counted: `/metrics` for Prometheus and
 * `/builds/status` for people.
 * @returns a function that returns the text of `/metrics`
 */
export function serveStats(
  server: FastifyInstance,
  { apiUrl, releases, stats, metrics, listGateways, metricsToken }: StatsOptions,
): () => Promise<string> {
  const sinceMs = systemNowMs();
  const isWithinLimit = createReportLimit();

  const mayRead = (request: FastifyRequest): boolean => mayReadStatus(request, metricsToken);

  server.register((scope, _options, done) => {
    // A beacon is sent as text, which needs no preflight.
    scope.addContentTypeParser<string>(
      'text/plain',
      { parseAs: 'string' },
      (_request, body, parsed) => {
        try {
          parsed(null, JSON.parse(body));
        } catch {
          parsed(null, undefined);
        }
      },
    );
    scope.post(VISIT_REPORT_PATH, { bodyLimit: MAX_REPORT_BYTES }, (request, reply) => {
      const report = visitReportSchema.safeParse(request.body);
      const client = clientAddress(request.ip);
      if (!report.success) return reply.code(400).send({ message: 'Not a report' });
      const choice = releases.findChoice(({ buildId }) => buildId === report.data.id);
      if (choice && !choice.preview && isWithinLimit(client))
        stats.countReport(
          choice.apps,
          report.data,
          client,
          engineOf(request.headers['user-agent'] ?? ''),
        );
      return reply.code(204).send();
    });
    done();
  });

  server.post(aliveReportPath(':id', ':landing'), (request, reply) => {
    const { id, landing } = aliveParams.parse(request.params);
    const client = clientAddress(request.ip);
    const choice = releases.findChoice(({ buildId }) => buildId === id);
    if (choice?.apps[landing] && !choice.preview && isWithinLimit(client))
      stats.countAlive(choice.apps, landing, client, canaryVisitorOf(request.headers.cookie ?? ''));
    return reply.code(204).send();
  });

  const readMetrics = async (): Promise<string> =>
    formatMetrics(stats.all(), releases.shares()) + (await metrics.registry.metrics());
  server.get('/metrics', async (request, reply) =>
    mayRead(request)
      ? reply
          .header('cache-control', 'no-store')
          .type('text/plain; version=0.0.4; charset=utf-8')
          .send(await readMetrics())
      : reply.code(404).send({ message: 'Not found' }),
  );
  server.get('/builds/status', async (request, reply) => {
    if (!mayRead(request)) return reply.code(404).send({ message: 'Not found' });
    const [all, shares] = [stats.all(), releases.shares()];
    const [failures, gateways] = await Promise.all([
      readBrowserFailures(apiUrl, [...all, ...shares]),
      listGateways?.(),
    ]);
    // The first styles of the shell have the shop's tokens.
    const shell = readRelease(releases.choose(undefined).shell);
    const styles = [...stylesOf(shell, 'bootstrap').map(({ css }) => css), statusStyle];
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policyOf(styles))
      .type('text/html; charset=utf-8')
      .send(statusPage({ gateways, stats: all, shares, failures, sinceMs }, styles));
  });
  return readMetrics;
}

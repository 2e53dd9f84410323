import { setTimeout as delay } from 'node:timers/promises';
import { defaultSettings } from '@shop/shared/domain';
import { continueTrace } from '@shop/shared/node';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases, ReleaseChoice } from '../builds/live-releases';
import type { GatewayConfig } from '../http/config';
import type { SystemStatus } from '../http/system-status';
import type { Renderer } from '../render/renderer';
import {
  type PageCache,
  type PageSource,
  PUBLIC_QUALITY,
  pageJobOf,
  publicPageKey,
  publicVisitor,
} from './public-page';
import type { VisitedPage, VisitedPages } from './visited-pages';

/** Pages of one combination of builds. */
const MAX_PAGES = 20;
/** Interval at which an idle thread is looked for, ms. */
const POLL_MS = 50;
/** Without an idle thread for this long the preparation ends: visitors fill the cache then, ms. */
const MAX_WAIT_MS = 10_000;

/** One phone and one desktop, for a gateway that has had no visitor yet. */
const firstUserAgents = [
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
];

interface PreparationOptions {
  config: GatewayConfig;
  cache: PageCache;
  visited: VisitedPages;
  renderer: Renderer;
  releases: LiveReleases;
  systemStatus: SystemStatus;
}

interface Preparation {
  /** Prepares the combinations that are new. */
  run(): Promise<void>;
  close(): void;
}

function createPreparation(options: PreparationOptions): Preparation {
  const { config, cache, visited, renderer, releases, systemStatus } = options;
  /** Ids of the combinations in use that were prepared. */
  let prepared = new Set<string>();
  let isClosed = false;
  let running = Promise.resolve();

  const homePath = config.settings?.homePath ?? defaultSettings.homePath;
  const pagesToPrepare = (): VisitedPage[] => {
    const top = visited.top(MAX_PAGES);
    return top.length > 0
      ? top
      : firstUserAgents.map((userAgent) => ({ path: homePath, userAgent }));
  };

  /** False when the combination was replaced or rolled back since the preparation began. */
  const isInUse = (choice: ReleaseChoice): boolean =>
    !isClosed && releases.combinations().includes(choice);

  const waitForThread = async (): Promise<boolean> => {
    for (let waitedMs = 0; !renderer.isIdle(); waitedMs += POLL_MS) {
      if (waitedMs >= MAX_WAIT_MS) return false;
      await delay(POLL_MS, undefined, { ref: false });
    }
    return true;
  };

  const render = (page: PageSource) =>
    renderer.render(
      'gateway',
      pageJobOf(page, {
        visitor: publicVisitor,
        traceparent: continueTrace(undefined),
        quality: PUBLIC_QUALITY,
        isPrepared: true,
      }),
    );

  const preparePage = async (choice: ReleaseChoice, visit: VisitedPage): Promise<void> => {
    const status = await systemStatus();
    // Every page shows the maintenance screen.
    if (status.notice?.scope === 'ALL') return;
    const url = choice.normalizeUrl(new URL(`${config.publicUrl}${visit.path}`));
    const page = { url, choice, userAgent: visit.userAgent, status };
    await cache.read(publicPageKey(page), () => render(page));
  };

  const prepare = async (choice: ReleaseChoice): Promise<void> => {
    for (const visit of pagesToPrepare()) {
      if (!(await waitForThread()) || !isInUse(choice)) return;
      // The reason of a failure is in the log; the next visitor of the page renders it again.
      await preparePage(choice, visit).catch(() => undefined);
    }
  };

  const prepareNew = async (): Promise<void> => {
    const inUse = releases.combinations();
    for (const choice of inUse) if (!prepared.has(choice.buildId)) await prepare(choice);
    prepared = new Set(inUse.map(({ buildId }) => buildId));
  };

  return {
    run: () => {
      running = running.then(prepareNew);
      return running;
    },
    close: () => {
      isClosed = true;
    },
  };
}

/**
 * Renders the most visited public pages into the cache when the gateway starts and when other builds are
 * released: one at a time, and only while a thread is idle, so that no visitor waits for it.
 */
export function preparePages(server: FastifyInstance, options: PreparationOptions): void {
  const { run, close } = createPreparation(options);
  server.addHook('onListen', async () => void run());
  options.releases.onChange(() => void run());
  server.addHook('onClose', async () => close());
}

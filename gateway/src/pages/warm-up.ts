import { defaultSettings } from '@shop/shared/domain';
import { continueTrace } from '@shop/shared/node';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../builds/live-releases';
import type { ReleaseChoice } from '../builds/release-choice';
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

/** One phone and one desktop. */
const userAgents = [
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
];

interface WarmUpOptions {
  config: GatewayConfig;
  cache: PageCache;
  renderer: Renderer;
  releases: LiveReleases;
  systemStatus: SystemStatus;
}

/**
 * Renders the home page of new builds into the cache, when the gateway starts and after a release: the threads
 * evaluate these builds before a visitor waits for it. The reason of a failure is in the log, and it does not
 * count, because no visitor has seen it.
 */
export function warmUpBuilds(server: FastifyInstance, options: WarmUpOptions): void {
  const { config, cache, renderer, releases, systemStatus } = options;
  const home = config.settings?.homePath ?? defaultSettings.homePath;
  let warm = new Set<string>();

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

  const warmUp = async (choice: ReleaseChoice): Promise<void> => {
    const url = choice.normalizeUrl(new URL(`${config.publicUrl}${home}`));
    for (const userAgent of userAgents) {
      const page = { url, choice, userAgent, status: await systemStatus() };
      await cache.read(publicPageKey(page), () => render(page)).catch(() => undefined);
    }
  };

  const warmUpNew = async (): Promise<void> => {
    const inUse = releases.combinations();
    const isNew = ({ buildId }: ReleaseChoice) => !warm.has(buildId);
    const unknown = inUse.filter(isNew);
    warm = new Set(inUse.map(({ buildId }) => buildId));
    for (const choice of unknown) await warmUp(choice);
  };

  server.addHook('onListen', async () => void warmUpNew());
  releases.onChange(() => void warmUpNew());
}

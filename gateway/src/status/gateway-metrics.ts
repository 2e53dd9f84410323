import {
  addRateCountMetrics,
  Counter,
  createErrorCounter,
  createHttpMetrics,
  Gauge,
  Registry,
  type SentResponse,
} from '@shop/shared/node/metrics';
import type { ServiceCounts } from '@shop/shared/node/rate-counts';
import type { RenderLoad } from '../http/render-load';

/** Metrics of the gateway process. The counts of builds are separate. */
export interface GatewayMetrics {
  registry: Registry;
  countResponse(sent: SentResponse): void;
  countError(message: string): void;
  /** Adds metrics of the load of the render threads. */
  watchRendering(load: () => RenderLoad): void;
  /** Adds metrics of the rate limits that gateways share. */
  watchRateCounts(state: ServiceCounts['state']): void;
}

function watchRendering(registry: Registry, load: () => RenderLoad): void {
  new Gauge({
    name: 'shop_render_jobs',
    help: 'Renderings in threads, and those that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { running, waiting } = load();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Gauge({
    name: 'shop_render_threads',
    help: 'Threads that are ready to render.',
    registers: [registry],
    collect() {
      this.set(load().threads);
    },
  });
  new Counter({
    name: 'shop_render_refused_total',
    help: 'Renderings that were refused: too many waited, or the thread was lost or too slow.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(load().refused);
    },
  });
}

export function createGatewayMetrics(): GatewayMetrics {
  const registry = new Registry();
  return {
    registry,
    countResponse: createHttpMetrics(registry),
    countError: createErrorCounter(registry),
    watchRendering: (load) => watchRendering(registry, load),
    watchRateCounts: (state) => addRateCountMetrics(registry, state),
  };
}

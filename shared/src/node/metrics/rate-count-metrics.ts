import { Counter, Gauge, type Registry } from 'prom-client';
import type { SharedCountsState } from '../rate-counts';

/** Metrics of shared rate limits. Without Valkey the families have no samples, so no alert fires. */
export function addRateCountMetrics(
  registry: Registry,
  state: () => SharedCountsState | undefined,
): void {
  new Gauge({
    name: 'shop_valkey_up',
    help: '1 while Valkey shares the counts of rate limits, 0 while this process counts alone.',
    registers: [registry],
    collect() {
      const current = state();
      if (current) this.set(current.valkey === 'up' ? 1 : 0);
      else this.remove();
    },
  });
  new Counter({
    name: 'shop_valkey_fallbacks_total',
    help: 'Requests that this process counted alone, because Valkey was late or down.',
    registers: [registry],
    collect() {
      const current = state();
      if (current) {
        this.reset();
        this.inc(current.fallbacks);
      } else this.remove();
    },
  });
}

import type { App } from '@shop/shared/app';
import type { PageState } from '../frame/page-state';
import { type BootEvents, recordBootEvents } from './boot-events';
import type { ShopRouter } from './router';
import { whenIdle } from './when-idle';

const IDLE_MS = 1500;

/** Analytics and failure reports begin once the page has loaded and the line is idle. */
export function startMonitoringWhenIdle(
  app: App,
  state: PageState,
  router: ShopRouter['router'],
): BootEvents {
  const bootEvents = recordBootEvents(router);
  whenIdle(() => {
    import(/* webpackChunkName: "deferred.monitoring" */ './monitoring/monitoring').then(
      ({ startMonitoring }) => startMonitoring({ app, state, router, bootEvents }),
      // A shop that nobody watches still sells.
      () => bootEvents.stop(),
    );
  }, IDLE_MS);
  return bootEvents;
}

import { type App, whenIdle } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { type BootEvents, recordBootEvents } from './boot-events';
import type { ShopRouter } from './router';

const IDLE_MS = 1500;

/** Loads analytics and error reporting when the page is idle. */
export function startMonitoringWhenIdle(
  app: App,
  state: PageState,
  router: ShopRouter['router'],
): BootEvents {
  const bootEvents = recordBootEvents(router);
  const load = () => {
    import(/* webpackChunkName: "deferred.monitoring" */ './monitoring/monitoring').then(
      ({ startMonitoring }) => startMonitoring({ app, state, router, bootEvents }),
      // Monitoring is optional.
      () => bootEvents.stop(),
    );
  };
  whenIdle(load, IDLE_MS);
  return bootEvents;
}

import type { App } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { createLogger } from '@shop/shared/app/logger';
import { environmentOf, isLive } from '@shop/shared/domain';
import type { BootEvents } from '../boot-events';
import type { ShopRouter } from '../router';
import { trackClicks } from './clicks';
import { reportErrors } from './error-reporting';
import { markFailedImages } from './failed-images';
import { trackPageViews } from './page-views';
import { startTagManager } from './tag-manager';
import { reportVisits } from './visit-reporting';

export interface MonitoringOptions {
  app: App;
  state: PageState;
  router: ShopRouter['router'];
  bootEvents: BootEvents;
}

/** Starts error reporting and analytics; a failure in them must not affect the shop. */
export function startMonitoring(options: MonitoringOptions): void {
  const { app, state, router, bootEvents } = options;
  const log = createLogger({ isLive: isLive(environmentOf(location.hostname)) });
  bootEvents.stop();
  const { buildId } = state;
  const ownerOf = (pathname: string) => app.pathTable.ownerOf(pathname) ?? 'shell';
  const countError = reportVisits({ buildId, bootEvents, router, ownerOf });
  const recorded = bootEvents.failures;
  bootEvents.reportCaught = reportErrors({ recorded, buildId, log, ownerOf, countError });
  trackPageViews({ app, router, visitedPages: bootEvents.visitedPages });
  trackClicks();
  markFailedImages();
  try {
    if (state.tagManagerId) startTagManager(state.tagManagerId);
  } catch (error) {
    log.error(error);
  }
}

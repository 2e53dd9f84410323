import type { App } from '@shop/shared/app';
import { createLogger } from '@shop/shared/app/logger';
import { environmentOf, isLive } from '@shop/shared/domain';
import type { PageState } from '../../frame/page-state';
import type { Early } from '../early';
import type { ShopRouter } from '../router';
import { watchClicks } from './clicks';
import { watchFailedPictures } from './failed-pictures';
import { watchFailures } from './failures';
import { watchPages } from './page-views';
import { startTagManager } from './tag-manager';

export interface Watched {
  app: App;
  state: PageState;
  router: ShopRouter['router'];
  early: Early;
}

/** Looks on from here: failures, pages and presses; nothing of it may disturb the shop. */
export function watch(watched: Watched): void {
  const { app, state, router, early } = watched;
  const log = createLogger({ isLive: isLive(environmentOf(location.hostname)) });
  early.stop();
  early.note = watchFailures(early.failures, state, log);
  watchPages({ app, router, opened: early.opened });
  watchClicks();
  watchFailedPictures();
  try {
    if (state.tagManagerId) startTagManager(state.tagManagerId);
  } catch (error) {
    log.error(error);
  }
}

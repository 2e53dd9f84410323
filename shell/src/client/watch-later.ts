import type { App } from '@shop/shared/app';
import type { PageState } from '../frame/page-state';
import { type Early, keepEarly } from './early';
import type { ShopRouter } from './router';
import { whenIdle } from './when-idle';

const IDLE_MS = 1500;

/** Analytics and failure reports begin once the page has loaded and the line is idle. */
export function watchLater(app: App, state: PageState, router: ShopRouter['router']): Early {
  const early = keepEarly(router);
  whenIdle(() => {
    import(/* webpackChunkName: "watch" */ './watch/watch').then(
      ({ watch }) => watch({ app, state, router, early }),
      // A shop that nobody watches still sells.
      () => early.stop(),
    );
  }, IDLE_MS);
  return early;
}

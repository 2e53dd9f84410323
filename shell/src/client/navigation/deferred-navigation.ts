import { type App, handleLoginToast, nativeBridge } from '@shop/shared/app';
import { hasMark, markHistory, storeQueryFlags } from '@shop/shared/app/history';
import { flagOf } from '@shop/shared/domain';
import type { ShopRouter } from '../router';
import { startBuildPoller } from './build-poller';
import type { NavigationInterceptor, NavigationInterceptors } from './navigation-interceptors';
import { redirectOnOverload } from './overload-redirect';

/** The entry on which the shop was entered in this tab. */
const ENTRY_MARK = 'entry';
/** The entry from which a stack was opened. */
const STACK_MARK = 'stack';

/** `isStack`: in the app a webview of its own, in a browser a push that can be returned from. */
const interceptStack =
  ({ isInApp }: App): NavigationInterceptor =>
  ({ url }) => {
    if (!flagOf(url.searchParams, 'isStack')) return false;
    markHistory(STACK_MARK);
    if (!isInApp) return false;
    void nativeBridge().then((bridge) =>
      bridge.notify('openWebView', { url: url.pathname + url.search, isStack: 'Y' }),
    );
    return true;
  };

/** What navigation can do without while the first page is drawn. */
export function startDeferredNavigation(
  app: App,
  buildId: string,
  router: ShopRouter['router'],
  interceptors: NavigationInterceptors,
): void {
  if (!hasMark(ENTRY_MARK)) markHistory(ENTRY_MARK, { isReset: true });
  // The gateway guarded the first document; this is what only a browser can do. Whoever has moved on
  // since has passed the guard here, and a toast that it shows stays.
  if (!interceptors.hasNavigated()) handleLoginToast(new URL(location.href), app);
  storeQueryFlags(new URLSearchParams(location.search));
  let currentLocation = router.state.location;
  router.subscribe(({ location: nextLocation }) => {
    if (nextLocation !== currentLocation) storeQueryFlags(new URLSearchParams(nextLocation.search));
    currentLocation = nextLocation;
  });
  const poller = startBuildPoller({ buildId, load: (href) => location.assign(href) });
  interceptors.add(interceptStack(app));
  interceptors.add(poller.intercept);
  redirectOnOverload(app, router);
}

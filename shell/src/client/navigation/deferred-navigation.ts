import { type App, handleLoginToast, loadForPress, nativeBridge } from '@shop/shared/app';
import { markEntry, markHistory, STACK_MARK, storeQueryFlags } from '@shop/shared/app/navigation';
import { flagOf } from '@shop/shared/domain';
import { announceConnection } from '../connection-notice';
import type { ShopRouter } from '../router';
import { shareEventsAcrossTabs } from '../tab-events';
import { startBuildPoller } from './build-poller';
import type { NavigationInterceptor, NavigationInterceptors } from './navigation-interceptors';
import { redirectOnOverload } from './overload-redirect';

/** `isStack`: opens a webview in the app; in a browser it marks the entry to return to. */
const interceptStack =
  ({ isInApp }: App): NavigationInterceptor =>
  ({ url }) => {
    if (!flagOf(url.searchParams, 'isStack')) return false;
    markHistory(STACK_MARK);
    if (!isInApp) return false;
    void loadForPress(nativeBridge).then((bridge) =>
      bridge?.notify('openWebView', { url: url.pathname + url.search, isStack: 'Y' }),
    );
    return true;
  };

/** The parts of navigation that are not needed for the first render. */
export function startDeferredNavigation(
  app: App,
  buildId: string,
  router: ShopRouter['router'],
  interceptors: NavigationInterceptors,
): void {
  markEntry();
  // The gateway ran the guards for the first document, except the part that needs a browser. After
  // a navigation the guards have run here, and a toast they showed must stay.
  if (!interceptors.hasNavigated()) handleLoginToast(new URL(location.href), app);
  storeQueryFlags(new URLSearchParams(location.search));
  let currentLocation = router.state.location;
  router.subscribe(({ location: nextLocation }) => {
    if (nextLocation !== currentLocation) storeQueryFlags(new URLSearchParams(nextLocation.search));
    currentLocation = nextLocation;
  });
  const poller = startBuildPoller({
    buildId,
    load: (href) => location.assign(href),
    isIncome: app.pathTable.isIncome,
  });
  interceptors.add(interceptStack(app));
  interceptors.add(poller.intercept);
  redirectOnOverload(app, router);
  shareEventsAcrossTabs(app);
  announceConnection(app);
  // Optional: without it the shop has no hearts, and recently viewed goods stay on this device.
  import(/* webpackChunkName: "deferred.personal" */ '@shop/shared/ui/personal').then(
    ({ startPersonal }) => startPersonal(app),
    () => undefined,
  );
}

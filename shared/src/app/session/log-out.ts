import type { App } from '../create-app';

/**
 * Logs out (spec section 4) at the server, in this browser and in its other tabs, then loads the
 * base URL. Never rejects: on failure a toast is shown and the member stays logged in.
 */
export const logOut = (app: App): Promise<void> =>
  import(/* webpackChunkName: "deferred.log-out" */ './perform-log-out').then(({ performLogOut }) =>
    performLogOut(app),
  );

import type { App } from '../create-app';

/**
 * Signs out (spec section 4): at the server, in this browser and its other tabs, and starts over at the
 * base address. Never rejects: a failure is told by a toast, and the member stays signed in.
 */
export const logOut = (app: App): Promise<void> =>
  import(/* webpackChunkName: "later.log-out" */ './perform-log-out').then(
    ({ performLogOut: leave }) => leave(app),
  );

import type { App } from '../create-app';
import { loadForPress } from '../errors/load-code';

/**
 * Logs out (spec section 4) at the server, in this browser and in its other tabs, then loads the
 * base URL. Never rejects: on failure a toast is shown and the member stays logged in.
 */
export const logOut = (app: App, notice = '정상적으로 로그아웃되었어요'): Promise<void> =>
  loadForPress(() => import(/* webpackChunkName: "deferred.log-out" */ './perform-log-out')).then(
    (code) => code?.performLogOut(app, notice),
  );

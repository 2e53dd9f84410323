import type { NavigationType, ShopLocation } from './location';
import type { RouteMatch } from './resolve-route';

/** A new object for each navigation. */
export interface RouterState {
  location: ShopLocation;
  type: NavigationType;
  /** Undefined until the first page is ready, and on a path without a route. */
  match: RouteMatch | undefined;
  /** Shown instead of the page. */
  error: unknown;
  /** False until the first page is ready. */
  isReady: boolean;
  /** The page's markup came from the server; false after the first navigation. */
  isFromServer: boolean;
  /** The page was rendered hidden before the navigation to it. */
  isPrepared?: true;
}

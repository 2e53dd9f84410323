import { like } from '../../storage/shape';
import { sessionStore } from '../../storage/storage';
import { withoutModals } from '../layers/layer-params';

/** Spec section 3: store "previous route". */
export interface RouteRecord {
  /** Path and query. */
  fullPath: string;
  path: string;
  query: Record<string, string>;
}

interface Trail {
  current?: RouteRecord;
  previous?: RouteRecord;
}

const KEY = 'shop.route';

let trail: Trail | undefined;

const isRecord = like<RouteRecord>({ fullPath: '', path: '', query: {} });

const readTrail = (): Trail =>
  sessionStore.get(
    KEY,
    (value): value is Trail =>
      like({})(value) && Object.values(value).every((record) => isRecord(record)),
  ) ?? {};

const recordOf = (url: URL): RouteRecord => {
  const search = withoutModals(url.search);
  return {
    fullPath: url.pathname + search,
    path: url.pathname,
    query: Object.fromEntries(new URLSearchParams(search)),
  };
};

/**
 * Guard 3: records the route, across reloads and full page loads too. Opening a layer is not a new
 * route. Browser only, because a server has no single visitor.
 */
export function recordRoute(url: URL): undefined {
  trail ??= readTrail();
  const current = recordOf(url);
  if (trail.current?.fullPath === current.fullPath) return;
  trail = trail.current ? { current, previous: trail.current } : { current };
  sessionStore.set(KEY, trail);
}

/** The route before this one; undefined on the first page. Not for render. */
export const previousRoute = (): RouteRecord | undefined => trail?.previous;

import { sessionStore } from '../storage/storage';

/** Spec section 3, store "previous route". */
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
/** What only opens a layer over the page one stands on. */
const LAYER_FLAGS = ['modalId', 'modalSeq'];

let trail: Trail | undefined;

const recordOf = (url: URL): RouteRecord => {
  const query = new URLSearchParams(url.search);
  for (const flag of LAYER_FLAGS) query.delete(flag);
  const search = query.toString();
  return {
    fullPath: search ? `${url.pathname}?${search}` : url.pathname,
    path: url.pathname,
    query: Object.fromEntries(query),
  };
};

/**
 * Guard 3: keeps which route one comes from, through reloads and full loads of the document too. A
 * layer that opens is no new route. Browser only: a server has no visitor of its own.
 */
export function recordRoute(url: URL): undefined {
  trail ??= sessionStore.get<Trail>(KEY) ?? {};
  const current = recordOf(url);
  if (trail.current?.fullPath === current.fullPath) return;
  trail = trail.current ? { current, previous: trail.current } : { current };
  sessionStore.set(KEY, trail);
}

/** Where the visitor was before this page; undefined where he came in. Not for render. */
export const previousRoute = (): RouteRecord | undefined => trail?.previous;

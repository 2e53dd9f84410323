import type { ShopRouter } from '../router';

type Router = ShopRouter['router'];
type Target = Parameters<Router['navigate']>[0];
type Options = Parameters<Router['navigate']>[1];

/** Spec section 9: "route change debounce for push". */
const SAME_PUSH_MS = 300;

export interface PushNavigation {
  url: URL;
  state: unknown;
}

/** Answers true when it goes there in its own way, instead of the router. */
export type NavigationInterceptor = (push: PushNavigation) => boolean;

const hrefOf = (to: Target): string =>
  to === null || typeof to === 'string'
    ? (to ?? '')
    : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

export interface NavigationInterceptors {
  add: (interceptor: NavigationInterceptor) => void;
  /** Whether one has gone anywhere since the document was loaded. */
  hasNavigated: () => boolean;
}

/**
 * Stands before every push. A second push to the same place within 300 ms is a double press and makes
 * no second entry; the first goes at once. Later parts of the shell may take a push over.
 */
export function interceptNavigation(router: Router): NavigationInterceptors {
  const interceptors: NavigationInterceptor[] = [];
  const navigate = router.navigate;
  let last: { key: string; atMs: number } | undefined;
  let currentLocation = router.state.location;
  const firstKey = currentLocation.key;

  // After Back the same place is a new wish.
  router.subscribe(({ historyAction, location }) => {
    if (location !== currentLocation && historyAction === 'POP') last = undefined;
    currentLocation = location;
  });

  router.navigate = (async (to: Target | number, options?: Options) => {
    if (typeof to === 'number') return navigate(to);
    if (options?.replace) return navigate(to, options);
    const href = hrefOf(to);
    const key = `${options?.fromRouteId ?? ''} ${href}`;
    const atMs = performance.now();
    if (last?.key === key && atMs - last.atMs < SAME_PUSH_MS) return;
    last = { key, atMs };
    const push = { url: new URL(href, location.href), state: options?.state };
    if (!interceptors.some((intercept) => intercept(push))) return navigate(to, options);
  }) as Router['navigate'];
  return {
    add: (interceptor) => void interceptors.push(interceptor),
    hasNavigated: () => router.state.location.key !== firstKey,
  };
}

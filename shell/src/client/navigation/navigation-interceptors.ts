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

/** @returns true when it handles the navigation instead of the router */
export type NavigationInterceptor = (push: PushNavigation) => boolean;

const hrefOf = (to: Target): string =>
  to === null || typeof to === 'string'
    ? (to ?? '')
    : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

export interface NavigationInterceptors {
  add: (interceptor: NavigationInterceptor) => void;
  /** Whether a navigation has happened since the document was loaded. */
  hasNavigated: () => boolean;
}

/**
 * Wraps `router.navigate`. A second push to the same target within 300 ms is a double click and is
 * ignored. Interceptors may handle a push instead of the router.
 */
export function interceptNavigation(router: Router): NavigationInterceptors {
  const interceptors: NavigationInterceptor[] = [];
  const navigate = router.navigate;
  let last: { key: string; atMs: number } | undefined;
  let currentLocation = router.state.location;
  const firstKey = currentLocation.key;

  // After Back, the same target may be pushed again.
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

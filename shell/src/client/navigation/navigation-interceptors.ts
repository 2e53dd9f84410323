import { hrefOf, type Router } from '@shop/shared/app/navigation';

/** Spec section 9: "route change debounce for push". */
const SAME_PUSH_MS = 300;

export interface PushNavigation {
  url: URL;
  state: unknown;
}

/** @returns true when it handles the navigation instead of the router */
export type NavigationInterceptor = (push: PushNavigation) => boolean;

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
  let last: { href: string; atMs: number } | undefined;
  const firstKey = router.state.location.key;

  // After Back, the same target may be pushed again.
  router.subscribe(({ type }) => {
    if (type === 'POP') last = undefined;
  });

  router.navigate = async (to, options) => {
    if (typeof to === 'number' || options?.replace) return navigate(to, options);
    const href = hrefOf(to);
    const atMs = performance.now();
    if (last?.href === href && atMs - last.atMs < SAME_PUSH_MS) return;
    last = { href, atMs };
    const push = { url: new URL(href, location.href), state: options?.state };
    if (!interceptors.some((intercept) => intercept(push))) return navigate(to, options);
  };
  return {
    add: (interceptor) => void interceptors.push(interceptor),
    hasNavigated: () => router.state.location.key !== firstKey,
  };
}

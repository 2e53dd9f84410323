import { type MaybePromise, systemNowMs } from '@shop/shared/app';
import { findRoute, type Route } from '@shop/shared/app/boot';

/** Spec section 9: about four loads at a time. */
const MAX_CONCURRENT = 4;
const REPEAT_AFTER_MS = 30_000;

interface PrefetchOptions {
  routes: () => readonly Route[];
  /** Loads the owning remote's routes. */
  ensureRoutes: (pathname: string) => MaybePromise<void>;
}

/** Spec section 9: no prefetch on slow or data-saver connections. */
function isSlowConnection(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}

/** Loads the code and data of a link's target before it is clicked. */
export function createPrefetch(host: PrefetchOptions): (href: string) => void {
  const requestedAt = new Map<string, number>();
  const queue: string[] = [];
  let running = 0;

  const load = async (href: string): Promise<void> => {
    const url = new URL(href, location.origin);
    await host.ensureRoutes(url.pathname);
    const match = findRoute(host.routes(), url.pathname);
    const { params = {} } = match ?? {};
    await match?.route.handle?.prefetch({ url, query: url.searchParams, params });
  };

  const next = (): void => {
    const href = running < MAX_CONCURRENT ? queue.shift() : undefined;
    if (href === undefined) return;
    running += 1;
    load(href)
      .catch(() => requestedAt.delete(href))
      .finally(() => {
        running -= 1;
        next();
      });
  };

  return (href) => {
    if (isSlowConnection()) return;
    const at = requestedAt.get(href);
    if (at !== undefined && systemNowMs() - at < REPEAT_AFTER_MS) return;
    requestedAt.set(href, systemNowMs());
    queue.push(href);
    next();
  };
}

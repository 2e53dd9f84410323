import { type MaybePromise, systemNowMs } from '@shop/shared/app';
import { findRoute, type Route } from '@shop/shared/app/navigation';

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
  const { connection } = navigator;
  return Boolean(connection?.saveData || /2g/.test(connection?.effectiveType ?? ''));
}

/**
 * Loads the code and data of a link's target. Resolves when they are there, or cannot be loaded.
 * @param isClicked the page is waited for: it is loaded at once, on any connection
 */
export type Prefetch = (href: string, isClicked?: boolean) => Promise<void>;

interface Requested {
  atMs: number;
  done: Promise<void>;
}

/** A load whose turn has not come. */
interface Waiting {
  href: string;
  begin: () => void;
}

/** Loads the code and data of a link's target before it is clicked. */
export function createPrefetch(host: PrefetchOptions): Prefetch {
  const requested = new Map<string, Requested>();
  let queue: Waiting[] = [];
  let running = 0;

  const load = async (href: string): Promise<void> => {
    const url = new URL(href, location.origin);
    await host.ensureRoutes(url.pathname);
    const match = findRoute(host.routes(), url.pathname);
    const { params = {} } = match ?? {};
    await match?.route.handle?.prefetch({ url, query: url.searchParams, params });
  };

  const begin = (waiting: Waiting | undefined): void => {
    if (!waiting) return;
    queue = queue.filter((other) => other !== waiting);
    running += 1;
    waiting.begin();
  };
  const next = (): void => begin(running < MAX_CONCURRENT ? queue[0] : undefined);

  const loadInTurn = async (href: string): Promise<void> => {
    await new Promise<void>((turn) => {
      queue.push({ href, begin: turn });
      next();
    });
    await load(href).catch(() => requested.delete(href));
    running -= 1;
    next();
  };

  const request = (href: string): Promise<void> => {
    const before = requested.get(href);
    if (before && systemNowMs() - before.atMs < REPEAT_AFTER_MS) return before.done;
    const done = loadInTurn(href);
    requested.set(href, { atMs: systemNowMs(), done });
    return done;
  };

  return (href, isClicked = false) => {
    if (!isClicked && isSlowConnection()) return Promise.resolve();
    const done = request(href);
    if (isClicked) begin(queue.find((waiting) => waiting.href === href));
    return done;
  };
}

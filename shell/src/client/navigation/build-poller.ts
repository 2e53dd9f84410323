import { sessionStore } from '@shop/shared/app';
import { isIncomePath, isOwnPath } from '@shop/shared/domain';
import { LATEST_BUILD_PATH, RELOAD_GUARD_MS, RELOADED_AT_KEY } from './build-constants';
import type { PushNavigation } from './navigation-interceptors';

const POLL_MS = 60_000;

export interface BuildPoller {
  /** Loads the document in place of a push, once the build has changed. Answers whether it did. */
  intercept: (push: PushNavigation) => boolean;
  stop: () => void;
}

export interface BuildPollerOptions {
  /** The build this document came from. */
  buildId: string;
  /** Leaves for an address with a full load. */
  load: (href: string) => void;
}

const fetchLatestBuild = async (): Promise<unknown> => {
  const answer = await fetch(LATEST_BUILD_PATH, { cache: 'no-store' });
  return answer.ok ? ((await answer.json()) as { id?: unknown }).id : undefined;
};

/** A layer over the page is no change of route. */
const routeOf = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete('modalId');
  query.delete('modalSeq');
  return `${url.pathname}?${query}`;
};

/**
 * Asks now and then which build is the latest. Once it is another than this document's, the next
 * change of route loads the document anew; never while money moves, and not twice within ten seconds.
 */
export function startBuildPoller({ buildId, load }: BuildPollerOptions): BuildPoller {
  let isOutdated = false;
  let route = new URL(location.href);

  const poll = async (): Promise<void> => {
    if (isOutdated || document.visibilityState !== 'visible') return;
    // Without a network the build is what it is.
    const latest = await fetchLatestBuild().catch(() => undefined);
    isOutdated = typeof latest === 'string' && latest !== '' && latest !== buildId;
  };

  const shouldLoad = (from: URL, to: URL): boolean => {
    if (!isOutdated || routeOf(from) === routeOf(to)) return false;
    if (isIncomePath(from.pathname) || isIncomePath(to.pathname)) return false;
    const nowMs = Date.now();
    const loadedAtMs = sessionStore.get<number>(RELOADED_AT_KEY) ?? 0;
    if (Math.abs(nowMs - loadedAtMs) < RELOAD_GUARD_MS) return false;
    sessionStore.set(RELOADED_AT_KEY, nowMs);
    return true;
  };

  /** Back and Forward: the address has changed already. */
  const handlePop = (): void => {
    const from = route;
    route = new URL(location.href);
    if (shouldLoad(from, route)) load(location.href);
  };

  const timer = setInterval(poll, POLL_MS);
  document.addEventListener('visibilitychange', poll);
  addEventListener('popstate', handlePop);
  return {
    intercept: ({ url, state }) => {
      route = new URL(location.href);
      const path = url.pathname + url.search + url.hash;
      // What travels beside the address would be lost on the way.
      const canLoad = url.origin === location.origin && isOwnPath(path) && !state;
      if (!canLoad || !shouldLoad(route, url)) {
        route = url;
        return false;
      }
      load(path);
      return true;
    },
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
      removeEventListener('popstate', handlePop);
    },
  };
}

import { isNumber, sessionStore, systemNowMs } from '@shop/shared/app';
import { isOwnPath } from '@shop/shared/domain';
import { LATEST_BUILD_PATH, RELOAD_GUARD_MS, RELOADED_AT_KEY } from './build-constants';
import type { PushNavigation } from './navigation-interceptors';

/** A rollback must reach the next route change of an open tab this soon. */
const POLL_MS = 10_000;

export interface BuildPoller {
  /** Loads the document instead of a push when the build has changed. @returns whether it did */
  intercept: (push: PushNavigation) => boolean;
  stop: () => void;
}

export interface BuildPollerOptions {
  /** The build of this document. */
  buildId: string;
  /** Navigates with a full page load. */
  load: (href: string) => void;
  /** Whether money moves on a page. */
  isIncome: (pathname: string) => boolean;
}

const fetchLatestBuild = async (): Promise<unknown> => {
  const response = await fetch(LATEST_BUILD_PATH, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as { id?: unknown }).id : undefined;
};

/** Opening a layer is not a route change. */
const routeOf = (url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.delete('modalId');
  query.delete('modalSeq');
  return `${url.pathname}?${query}`;
};

/**
 * Polls the latest build. When it differs from this document's, the next route change loads the
 * document; never on payment pages, and not twice within ten seconds.
 */
export function startBuildPoller({ buildId, load, isIncome }: BuildPollerOptions): BuildPoller {
  let isOutdated = false;
  let route = new URL(location.href);

  const poll = async (): Promise<void> => {
    if (isOutdated || document.visibilityState !== 'visible') return;
    // A network failure leaves the build unchanged.
    const latest = await fetchLatestBuild().catch(() => undefined);
    isOutdated = typeof latest === 'string' && latest !== '' && latest !== buildId;
  };

  const shouldLoad = (from: URL, to: URL): boolean => {
    if (!isOutdated || routeOf(from) === routeOf(to)) return false;
    if (isIncome(from.pathname) || isIncome(to.pathname)) return false;
    const nowMs = systemNowMs();
    const loadedAtMs = sessionStore.get(RELOADED_AT_KEY, isNumber) ?? 0;
    if (Math.abs(nowMs - loadedAtMs) < RELOAD_GUARD_MS) return false;
    sessionStore.set(RELOADED_AT_KEY, nowMs);
    return true;
  };

  /** On Back and Forward the URL has changed already. */
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
      // Navigation state is lost in a full page load.
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

import type { App, Redirect } from '@shop/shared/app';
import { systemNowMs } from '@shop/shared/app';

/** As long as the api caches codes; campaigns start and end on the minute. */
const STALE_AFTER_MS = 5 * 60_000;

type Row = Redirect & { from: string };

export interface RedirectTable {
  find: App['findRedirect'];
  /** Fetches the table before it is needed. */
  preload: () => void;
}

/**
 * The browser's redirect table, fetched when the page is idle, so that a look-up reads a map and no
 * navigation waits. Only an unknown path waits for the table.
 */
export function createRedirectTable(
  fetchTable: () => Promise<{ list: Row[] }>,
  nowMs: () => number = systemNowMs,
): RedirectTable {
  let table = new Map<string, Redirect>();
  let freshUntilMs = 0;
  let pending: Promise<void> | undefined;

  const load = (): Promise<void> => {
    pending ??= fetchTable()
      .then(({ list }) => {
        table = new Map(list.map(({ from, ...redirect }) => [from, redirect]));
        freshUntilMs = nowMs() + STALE_AFTER_MS;
      })
      // Without a table there are no redirects; the next look-up fetches again.
      .catch(() => {})
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };

  return {
    find: (pathname, canWait) => {
      const isFresh = nowMs() < freshUntilMs;
      if (canWait && !isFresh) return load().then(() => table.get(pathname));
      // A stale table is served while it is refreshed.
      if (!isFresh && freshUntilMs > 0) void load();
      return table.get(pathname);
    },
    preload: () => void load(),
  };
}

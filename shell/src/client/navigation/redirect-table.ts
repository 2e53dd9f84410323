import type { App, Redirect } from '@shop/shared/app';

/** As long as the api's own memory of codes: a campaign begins and ends on the minute, not the second. */
const STALE_AFTER_MS = 5 * 60_000;

type Row = Redirect & { from: string };

export interface RedirectTable {
  find: App['findRedirect'];
  /** Fetches the table ahead of need. */
  preload: () => void;
}

/**
 * The browser's redirects: one small table, fetched when the line is idle, so that a look-up costs a
 * map read and no navigation waits. Only what is no page is worth waiting for the table.
 */
export function createRedirectTable(
  fetchTable: () => Promise<{ list: Row[] }>,
  nowMs: () => number = Date.now,
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
      // Without a table there are no redirects; the next look-up asks again.
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
      // A table of old goes on serving while a new one comes; before the first one nothing is asked.
      if (!isFresh && freshUntilMs > 0) void load();
      return table.get(pathname);
    },
    preload: () => void load(),
  };
}

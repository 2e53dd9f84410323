import type { App, Redirect } from '@shop/shared/app';

/** As long as the api's own memory of codes: a campaign begins and ends on the minute, not the second. */
const FRESH_MS = 5 * 60_000;

type Row = Redirect & { from: string };

export interface RedirectTable {
  find: App['findRedirect'];
  /** Fetches the table ahead of need. */
  warm: () => void;
}

/**
 * The browser's redirects: one small table, fetched when the line is idle, so that a look-up costs a
 * map read and no navigation waits. Only what is no page is worth waiting for the table.
 */
export function createRedirectTable(
  ask: () => Promise<{ list: Row[] }>,
  nowMs: () => number = Date.now,
): RedirectTable {
  let table = new Map<string, Redirect>();
  let freshUntilMs = 0;
  let asking: Promise<void> | undefined;

  const load = (): Promise<void> => {
    asking ??= ask()
      .then(({ list }) => {
        table = new Map(list.map(({ from, ...moved }) => [from, moved]));
        freshUntilMs = nowMs() + FRESH_MS;
      })
      // Without a table there are no redirects; the next look-up asks again.
      .catch(() => {})
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  return {
    find: (pathname, mayWait) => {
      const isFresh = nowMs() < freshUntilMs;
      if (mayWait && !isFresh) return load().then(() => table.get(pathname));
      // A table of old goes on serving while a new one comes; before the first one nothing is asked.
      if (!isFresh && freshUntilMs > 0) void load();
      return table.get(pathname);
    },
    warm: () => void load(),
  };
}

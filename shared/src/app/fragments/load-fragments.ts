import type { App } from '../create-app';
import type { FragmentName, FragmentUse, UseOfFragment } from './fragment-definition';

/** In the browser, ms. */
const CODE_TIMEOUT_MS = 8_000;
/** Before each further try to load what the server has rendered, ms. */
const PAUSES_MS = [3_000, 10_000];

/** Queries that depend on queries that depend on queries. */
const MAX_ROUNDS = 3;

const after = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A fragment is late.')), limitMs);
  });
  return Promise.race([work, timeOut]).finally(() => clearTimeout(timer));
}

/**
 * Loads a fragment and its data. Rejects when it fails.
 * @param codeLimitMs after this time without its code it has failed
 */
export async function loadFragmentWithData<K extends FragmentName>(
  app: App,
  { name, props }: UseOfFragment<K>,
  codeLimitMs = CODE_TIMEOUT_MS,
): Promise<void> {
  const { queryClient } = app;
  const { loaded } = app.fragments;
  const definition = loaded.get(name) ?? (await inTime(app.loadFragment(name), codeLimitMs));
  loaded.set(name, definition);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const missing = (definition.queries?.(props, queryClient) ?? []).filter(
      ({ queryKey }) => queryClient.getQueryData(queryKey) === undefined,
    );
    if (missing.length === 0) return;
    await Promise.all(missing.map((query) => queryClient.ensureQueryData(query)));
  }
}

/**
 * Loads a fragment that a page shows.
 * @param isRendered the server's markup shows it: two more tries, and then it stays as it is, since it
 * can be read though its buttons do nothing
 * @returns whether it is there
 */
export async function prepareFragment(
  app: App,
  use: FragmentUse,
  isRendered: boolean,
): Promise<boolean> {
  const pausesMs = isRendered ? [...PAUSES_MS] : [];
  for (;;) {
    try {
      await loadFragmentWithData(app, use);
      return true;
    } catch (error) {
      const pauseMs = pausesMs.shift();
      if (pauseMs !== undefined) await after(pauseMs);
      else {
        console.warn(`The fragment ${use.name} could not be loaded.`, error);
        return isRendered ? new Promise<never>(() => {}) : false;
      }
    }
  }
}

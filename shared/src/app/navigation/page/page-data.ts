import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../../create-app';
import type { LoadableQuery } from '../../query/loadable-query';
import type { MaybePromise } from '../router/maybe-promise';
import type { PageLoad } from './page-definition';

/** The longest time that a page waits for what it can do without, ms. */
const WAIT_MS = 400;

const inTime = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((done) => setTimeout(done, WAIT_MS))]);

/** The data of a query, from the cache or else fetched. */
const fetchQuery = (client: QueryClient, query: LoadableQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? client.ensureInfiniteQueryData(query as never)
    : client.ensureQueryData(query);

/** Never rejects. */
const startQueries = (app: App, queries: readonly LoadableQuery[] = []): Promise<unknown> =>
  Promise.allSettled(queries.map((query) => fetchQuery(app.queryClient, query)));

/** Fills the cache; never rejects and waits only a limited time. */
export async function prefetchQueries(app: App, queries: readonly LoadableQuery[]): Promise<void> {
  await inTime(startQueries(app, queries));
}

const prepareFragments = (app: App, { fragments }: PageLoad): Promise<unknown> =>
  Promise.all((fragments?.() ?? []).map((use) => app.prepareFragment?.(use)));

/**
 * In the browser: loads the parts of a page that other remotes draw, since one that comes after its page
 * moves what is below it. Waits only a limited time.
 * @param data the critical data, on which some of them depend
 */
export const loadFragments = (
  app: App,
  load: PageLoad,
  data: Promise<unknown>,
): Promise<unknown> | undefined =>
  load.fragments &&
  inTime(
    Promise.allSettled([prepareFragments(app, load), data.then(() => prepareFragments(app, load))]),
  );

/** Waits for the critical data; rejects when it fails. */
export async function loadOnServer(app: App, load: PageLoad): Promise<void> {
  const deferred = prefetchQueries(app, load.deferred ?? []);
  await Promise.all((load.critical ?? []).map((query) => fetchQuery(app.queryClient, query)));
  await Promise.all([deferred, prepareFragments(app, load)]);
}

/**
 * Starts all queries without waiting for them: the page renders from cached data. Only another page
 * with fragments waits for these.
 */
export function loadInBrowser(app: App, load: PageLoad, { pathname }: URL): MaybePromise<unknown> {
  const critical = startQueries(app, load.critical);
  void startQueries(app, load.deferred);
  if (pathname !== location.pathname) return loadFragments(app, load, critical);
}

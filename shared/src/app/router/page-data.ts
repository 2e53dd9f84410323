import type { QueryClient } from '@tanstack/react-query';
import type { App } from '../create-app';
import type { LoadableQuery } from '../query/loadable-query';
import type { PageLoad } from './page-definition';

const DEFERRED_WAIT_MS = 400;

/** The data of a query, from the cache or else fetched. */
export const fetchQuery = (client: QueryClient, query: LoadableQuery): Promise<unknown> =>
  'initialPageParam' in query
    ? client.ensureInfiniteQueryData(query as never)
    : client.ensureQueryData(query as never);

const ignoreRejection = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined);

/** Fills the cache; never rejects and waits only a limited time. */
export async function prefetchQueries(app: App, queries: readonly LoadableQuery[]): Promise<void> {
  const loading = Promise.all(
    queries.map((query) => ignoreRejection(fetchQuery(app.queryClient, query))),
  );
  await Promise.race([loading, new Promise((done) => setTimeout(done, DEFERRED_WAIT_MS))]);
}

/** Waits for the critical data; rejects when it fails. */
export async function loadOnServer(app: App, load: PageLoad): Promise<void> {
  const deferred = prefetchQueries(app, load.deferred ?? []);
  await Promise.all((load.critical ?? []).map((query) => fetchQuery(app.queryClient, query)));
  await Promise.all([
    deferred,
    ...(load.fragments?.() ?? []).map((use) => app.prepareFragment?.(use)),
  ]);
}

/** Starts all queries without waiting: the page renders from cached data. */
export function loadInBrowser(app: App, load: PageLoad): void {
  for (const query of [...(load.critical ?? []), ...(load.deferred ?? [])]) {
    void ignoreRejection(fetchQuery(app.queryClient, query));
  }
}

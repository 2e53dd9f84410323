import {
  type App,
  type FetchPageData,
  type LoadableQuery,
  prefetchQueries,
  systemNowMs,
} from '@shop/shared/app';
import { fetchQuery } from '@shop/shared/app/boot';
import { createPayloadRequests, type PayloadQueries } from './request-payload';

type Entry = PayloadQueries[number];
type QueryFn = (context: unknown) => unknown;

const isMissing = ({ queryClient }: App, { queryKey }: LoadableQuery): boolean => {
  const state = queryClient.getQueryState(queryKey);
  return !state || (state.data === undefined && state.fetchStatus === 'idle');
};

/** Compares by the hash of the keys, as the query cache does. */
function findEntry({ queryClient }: App, entries: PayloadQueries, { queryKey }: LoadableQuery) {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey });
  return entries.find(([key]) => cache.find({ queryKey: key }) === query);
}

/** Writes data of the server with its age. The clock of the device may differ from the server's. */
function write(app: App, [key, data, updatedAtMs]: Entry): void {
  const ageMs = Math.max(0, app.now() - updatedAtMs);
  app.queryClient.setQueryData(key, data, { updatedAt: systemNowMs() - ageMs });
}

/** Returns the query with its first request answered from the payload. Later requests call the api. */
function answerFirstFrom(app: App, query: LoadableQuery, payload: Promise<PayloadQueries>) {
  const { queryFn } = query as LoadableQuery & { queryFn: QueryFn };
  let pending: Promise<PayloadQueries> | undefined = payload;
  return {
    ...query,
    queryFn: async (context: unknown) => {
      const entries = (await pending) ?? [];
      pending = undefined;
      const entry = findEntry(app, entries, query);
      if (!entry) return queryFn(context);
      // An infinite query is fetched page by page, and a payload holds the first one.
      return 'initialPageParam' in query ? (entry[1] as { pages: unknown[] }).pages[0] : entry[1];
    },
  };
}

/**
 * Starts the queries, so that a page which opens meanwhile shares them instead of requesting the
 * same data again.
 */
function startQueries(
  app: App,
  queries: readonly LoadableQuery[],
  payload: Promise<PayloadQueries>,
): void {
  for (const query of queries) {
    void fetchQuery(app.queryClient, answerFirstFrom(app, query, payload)).then(
      async () => {
        const entry = findEntry(app, await payload, query);
        // A query that has run counts as read now.
        if (entry) write(app, entry);
      },
      // The section that shows the data fetches it again.
      () => undefined,
    );
  }
}

/**
 * Fetches the data of a public page in one request: its payload. What the payload does not hold, or
 * does not hold in time, is fetched by the page's queries.
 */
export function createPagePayloads(buildId: string): (url: URL) => FetchPageData {
  const { canRequest, request } = createPayloadRequests(buildId);
  return (url) => async (app, queries) => {
    const missing = queries.filter((query) => isMissing(app, query));
    if (missing.length > 0 && canRequest()) {
      const payload = request(url);
      startQueries(app, missing, payload);
      // Data that the page reads later. What is there already may be newer, and stays.
      void payload.then((entries) => {
        for (const entry of entries) if (isMissing(app, { queryKey: entry[0] })) write(app, entry);
      });
    }
    await prefetchQueries(app, queries);
  };
}

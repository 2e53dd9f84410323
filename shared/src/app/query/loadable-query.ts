import type { QueryKey } from '@tanstack/react-query';

/** Query options of `callQuery(…)` or `callInfiniteQuery(…)`. */
export interface LoadableQuery {
  queryKey: QueryKey;
}

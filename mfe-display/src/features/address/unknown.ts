import {
  type App,
  isNotFound,
  notFound,
  type UseQueryResult,
  useLocation,
  useNavigate,
} from '@shop/shared/app';
import { useEffect } from 'react';

/**
 * In a route's `load`: what this visit knows to be unknown is a 404, as it is on the server.
 * @throws the router's 404
 */
export function refuseUnknown<Q extends { queryKey: readonly unknown[] }>(app: App, query: Q): Q {
  const state = app.queryClient.getQueryState(query.queryKey);
  if (state?.data === undefined && isNotFound(state?.error)) throw notFound();
  return query;
}

/**
 * In the browser a page shows before its answer. When that says "unknown", the address is entered
 * again, and the route's own rule decides as it does on the server.
 */
export function useUnknown({ error }: Pick<UseQueryResult, 'error'>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnknown = isNotFound(error);
  useEffect(() => {
    if (isUnknown) void navigate(pathname + search, { replace: true });
  }, [isUnknown, navigate, pathname, search]);
}

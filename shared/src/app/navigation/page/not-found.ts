import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { App } from '../../create-app';
import { isNotFound } from '../../http/api-error';
import type { LoadableQuery } from '../../query/loadable-query';
import { useWhilePageIsShown } from '../page-stack/page-shown';
import { notFound } from '../router/route';

/**
 * For a route's `load`: throws the 404 when the cached response is that the item does not exist.
 * @returns the query
 * @throws the route's 404
 */
export function throwIfNotFound<Q extends LoadableQuery>(app: App, query: Q): Q {
  const state = app.queryClient.getQueryState(query.queryKey);
  if (state?.data === undefined && isNotFound(state?.error)) throw notFound();
  return query;
}

/**
 * In the browser a page renders before its data arrives. On a 404 response the page navigates to
 * itself, so that `throwIfNotFound` in the route's `load` decides as on the server.
 */
export function useNotFound({ error }: Pick<UseQueryResult, 'error'>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A hidden page must not navigate the shown one; it does when Back shows it.
  const isUnknown = useWhilePageIsShown(isNotFound(error));
  useEffect(() => {
    if (isUnknown) void navigate(pathname + search, { replace: true });
  }, [isUnknown, navigate, pathname, search]);
}

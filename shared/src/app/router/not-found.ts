import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { App } from '../create-app';
import { isNotFound } from '../http/api-error';
import { notFound } from './page';
import type { LoadableQuery } from './page-definition';

/**
 * In a route's `load`: what this visit knows to be unknown is a 404, as it is on the server.
 * Answers the query.
 * @throws the router's 404
 */
export function throwIfNotFound<Q extends LoadableQuery>(app: App, query: Q): Q {
  const state = app.queryClient.getQueryState(query.queryKey);
  if (state?.data === undefined && isNotFound(state?.error)) throw notFound();
  return query;
}

/**
 * In the browser a page shows before its answer. When that says "unknown", the address is entered
 * again, and the route's own rule (`refuseUnknown`) decides as it does on the server.
 */
export function useNotFound({ error }: Pick<UseQueryResult, 'error'>): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnknown = isNotFound(error);
  useEffect(() => {
    if (isUnknown) void navigate(pathname + search, { replace: true });
  }, [isUnknown, navigate, pathname, search]);
}

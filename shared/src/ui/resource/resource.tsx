import { isApiError, type UseQueryResult } from '@shop/shared/app';
import { type ReactNode, useEffect } from 'react';
import { ErrorBox } from '../error-box/error-box';

const RECOVERY_MS = 5000;

/** The api is unreachable or broken, not our request wrong: worth asking again by itself. */
const isOutage = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

export interface ResourceProps<T> {
  /** A query, or one part of an endless one. */
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  skeleton: ReactNode;
  /** Shown for data that has nothing to show. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * The boundary around a section: loading, failure and emptiness live here, so that the section's
 * body knows only success. An outage is asked again every five seconds until it is over.
 */
export function Resource<T>({ query, skeleton, empty, isEmpty, children }: ResourceProps<T>) {
  const { data, error, refetch, isFetching } = query;
  const isWaiting = data === undefined && isOutage(error);
  useEffect(() => {
    if (!isWaiting || isFetching) return;
    const timer = setTimeout(() => void refetch(), RECOVERY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isFetching, refetch]);

  if (data !== undefined) return empty && isEmpty?.(data) ? empty : children(data);
  if (error) return <ErrorBox onRetry={() => void refetch()} />;
  return skeleton;
}

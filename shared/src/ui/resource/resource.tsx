import { isApiError } from '@shop/shared/app';
import { type ReactNode, useEffect } from 'react';
import { ErrorBox } from '../error-box/error-box';

const RECOVERY_MS = 5000;

/** The api is unreachable or failing, so an automatic retry makes sense. */
const isOutage = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500);

/** What `useQuery` and `useInfiniteQuery` both return; `T` of the latter has all loaded pages. */
interface ResourceQuery<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ResourceProps<T> {
  query: ResourceQuery<T>;
  skeleton: ReactNode;
  /** Shown for empty data. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
}

/**
 * Handles loading, failure and emptiness of a section, so that its body renders only data. During
 * an outage it retries every five seconds.
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

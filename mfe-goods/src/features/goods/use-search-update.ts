import { useSearchParams } from '@shop/shared/app';
import { useEffect, useRef } from 'react';

type Change = (query: URLSearchParams) => URLSearchParams;

/**
 * The query of the URL and a function that changes it in place. Changes build on each other: a
 * second click keeps the first one's filter even when the router has not drawn it yet, which
 * `setSearchParams` would lose.
 */
export function useSearchUpdate(): [query: URLSearchParams, update: (change: Change) => void] {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(query);
  useEffect(() => {
    latest.current = query;
  }, [query]);
  const update = (change: Change) => {
    latest.current = change(latest.current);
    setQuery(latest.current, { replace: true, preventScrollReset: true });
  };
  return [query, update];
}

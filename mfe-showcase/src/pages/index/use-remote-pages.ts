import { useApp, useQuery } from '@shop/shared/app';
import { remotePagesQuery } from './remote-pages.queries';

/** The lists of all loaded remotes, and the failed ones. */
export function useRemotePages() {
  const { data, isPending, refetch } = useQuery(remotePagesQuery(useApp()));
  return {
    pages: data?.pages ?? [],
    failed: data?.failed ?? [],
    isLoading: isPending,
    retry: () => void refetch(),
  };
}

import { useQuery } from '@shop/shared/app';
import { allRemotePagesQuery } from '../remote-pages.queries';

/** The lists of all loaded remotes, and the failed ones. */
export function useRemotePages() {
  const { data, isPending, refetch } = useQuery(allRemotePagesQuery());
  return {
    pages: data?.pages ?? [],
    failed: data?.failed ?? [],
    isLoading: isPending,
    retry: () => void refetch(),
  };
}

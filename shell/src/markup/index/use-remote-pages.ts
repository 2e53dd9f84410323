import { useQuery } from '@shop/shared/app';
import { type RemoteName, remoteNames } from '@shop/shared/contracts';
import { remotePagesQuery } from '../remote-pages.queries';

const useList = (name: RemoteName) => useQuery(remotePagesQuery(name));

/** The lists of all loaded remotes, and the failed ones. */
export function useRemotePages() {
  // The names are constant, so the order of the hooks is too.
  const lists = remoteNames.map(useList);
  return {
    pages: lists.flatMap(({ data }) => data ?? []),
    failed: remoteNames.filter((_, at) => lists[at]?.isError),
    isLoading: lists.some(({ isPending }) => isPending),
    retry: (name: RemoteName) => void lists[remoteNames.indexOf(name)]?.refetch(),
  };
}

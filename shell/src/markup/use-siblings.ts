import { useApp, useQuery } from '@shop/shared/app';
import type { MarkupPage } from '@shop/shared/markup';
import { ownPages } from './own-pages';
import { remotePagesQuery } from './remote-pages.queries';

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The neighbouring reference pages, in list order; a remote's are known once it has loaded. */
export function useSiblings(pathname: string): readonly MarkupPage[] {
  const owner = useApp().pathTable.ownerOf(pathname);
  const { data } = useQuery({ ...remotePagesQuery(owner), enabled: Boolean(owner) });
  const pages = owner ? (data ?? []) : ownPages;
  return pages.filter(({ path }) => folderOf(path.split('?', 1)[0] ?? '') === folderOf(pathname));
}

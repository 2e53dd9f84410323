import type { RemoteName } from '@shop/shared/contracts';
import type { MarkupPage } from '@shop/shared/markup';

/** Read once, however often the reference is opened. Loaded by federation, in the browser only. */
const once = { staleTime: Number.POSITIVE_INFINITY, retry: false };

const markupLists = () =>
  import(/* webpackChunkName: "shell.markup-lists" */ '../client/markup-pages');

/** A remote's pages of the design reference. */
export const remotePagesQuery = (name: RemoteName | undefined) => ({
  queryKey: ['markup.pages', name] as const,
  queryFn: async (): Promise<readonly MarkupPage[]> => {
    const { loadMarkupPages } = await markupLists();
    return name ? loadMarkupPages(name) : [];
  },
  ...once,
});

/** Those of all remotes, and the names of the remotes that failed. */
export const allRemotePagesQuery = () => ({
  queryKey: ['markup.pages'] as const,
  queryFn: async () => (await markupLists()).loadAllMarkupPages(),
  ...once,
});

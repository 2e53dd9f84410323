import type { RemoteName } from '@shop/shared/contracts';
import type { MarkupPage } from '@shop/shared/markup';

/** A remote's pages of the design reference. Loaded by federation, in the browser only. */
export const remotePagesQuery = (name: RemoteName) => ({
  queryKey: ['markup.pages', name] as const,
  queryFn: async (): Promise<readonly MarkupPage[]> => {
    const { loadMarkupPages } = await import(
      /* webpackChunkName: "shell.markup-lists" */ '../client/markup-pages'
    );
    return loadMarkupPages(name);
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

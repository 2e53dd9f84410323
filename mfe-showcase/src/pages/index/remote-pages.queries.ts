import type { App } from '@shop/shared/app';
import type { MarkupPage } from '@shop/shared/markup';
import { ownPages } from '../../features/own-pages/own-pages';

/** What a remote exposes as `./markup`. */
interface MarkupModule {
  markupPages: readonly MarkupPage[];
}

/**
 * The pages of all other remotes, and the names of those that failed. Read once, however often the
 * index is opened, and in the browser only.
 */
export const remotePagesQuery = ({ loadFromRemotes }: App) => ({
  queryKey: ['markup.pages'] as const,
  queryFn: async () => {
    const { modules = [], failed = [] } = (await loadFromRemotes?.<MarkupModule>('markup')) ?? {};
    const lists = modules.map(({ markupPages }) => markupPages);
    return { pages: lists.filter((list) => list !== ownPages).flat(), failed };
  },
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

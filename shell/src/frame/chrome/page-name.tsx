import { type PageHandle, useApp, useIsFetching, useLocation, useMatches } from '@shop/shared/app';
import { pageNameOf } from '../page-title';

/** The sub header's words: the product's, brand's or category's own name once it is known, the page's till then. */
export function PageName({ fallback }: { fallback: string }) {
  const app = useApp();
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  // Renders anew when data has come.
  useIsFetching();
  const handle = match?.handle as PageHandle | undefined;
  if (!handle) return fallback;
  // Names do not depend on the host; the server and the browser must say the same.
  const url = new URL(pathname + search, 'http://shop.invalid');
  return pageNameOf(app, handle, { url, query: url.searchParams, params: match?.params ?? {} });
}

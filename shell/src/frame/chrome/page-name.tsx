import { useApp, useIsFetching, useLocation, useRouteMatch } from '@shop/shared/app';
import { pageNameOf } from '../page-title';

/**
 * The title of the sub header: the name of the product, brand or category when loaded, the page's
 * title before.
 */
export function PageName({ fallback }: { fallback: string }) {
  const app = useApp();
  const { pathname, search } = useLocation();
  const match = useRouteMatch();
  // Re-renders when data has arrived.
  useIsFetching();
  const handle = match?.route.handle;
  if (!handle) return fallback;
  // The name does not depend on the host, which server and browser must agree on.
  const url = new URL(pathname + search, 'http://shop.invalid');
  return pageNameOf(app, handle, { url, query: url.searchParams, params: match?.params ?? {} });
}

import {
  useApp,
  useIsFetching,
  useIsFromServer,
  useLocation,
  useRouteMatch,
} from '@shop/shared/app';
import { useEffect } from 'react';
import { pageMetaOf } from './page-title';

/**
 * Makes title and head those of the page after navigations; the first page's come from the server.
 */
export function usePageMeta(): void {
  const app = useApp();
  const { pathname, search } = useLocation();
  const isFromServer = useIsFromServer();
  const match = useRouteMatch();
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isFromServer || isFetching) return;
    const handle = match?.route.handle;
    if (!handle) return;
    const url = new URL(pathname + search, location.origin);
    const meta = pageMetaOf(app, handle, {
      url,
      query: url.searchParams,
      params: match?.params ?? {},
    });
    document.title = meta.title;
    import(/* webpackChunkName: "deferred.head" */ './page-head').then(
      ({ writeHead }) => writeHead(meta),
      // The page can be used without it.
      () => {},
    );
  }, [app, pathname, search, isFromServer, match, isFetching]);
}

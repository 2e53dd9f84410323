import {
  useApp,
  useIsFetching,
  useIsFromServer,
  useLocation,
  useRouteMatch,
} from '@shop/shared/app';
import { useEffect } from 'react';
import { pageMetaOf } from './page-title';

const setMeta = (name: string, content: string | undefined): void => {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const meta =
    existing ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
};

/**
 * Updates title, description and robots after navigations; the first page's come from the server.
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
    setMeta('description', meta.description);
    setMeta('robots', meta.robots);
  }, [app, pathname, search, isFromServer, match, isFetching]);
}

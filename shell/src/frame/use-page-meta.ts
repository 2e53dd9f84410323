import { useApp, useIsFetching, useLocation, useRouteMatch } from '@shop/shared/app';
import { useEffect, useRef } from 'react';
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
  const { pathname, search, key } = useLocation();
  const match = useRouteMatch();
  const isFetching = useIsFetching() > 0;
  const firstKey = useRef(key);
  useEffect(() => {
    if (firstKey.current === key || isFetching) return;
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
  }, [app, pathname, search, key, match, isFetching]);
}

import { type App, type MaybePromise, nativeBridge, notFound } from '@shop/shared/app';
import { type RouteError, RouteRedirect } from '@shop/shared/app/navigation';
import {
  appHome,
  homeTarget,
  nativeHome,
  type SpecialPath,
  specialPath,
} from '@shop/shared/domain';

const APP_NAME = 'shop';

/** The URL of a parent service page; a bare `/app` is the app's home. */
function parentUrl({ pathname, search }: URL, appUrl: string): string {
  return /^\/app\/?$/.test(pathname) ? appHome(appUrl) : new URL(pathname + search, appUrl).href;
}

/** Opens native screens in the app and keeps the current page. */
async function openInApp(kind: SpecialPath, url: URL, app: App): Promise<RouteRedirect> {
  const bridge = await nativeBridge();
  const { appUrl } = app.settings;
  if (kind === 'native-home') {
    bridge.notify('moveToTab', {
      tab: url.pathname === nativeHome(APP_NAME) ? 'shop' : 'home',
    });
  } else {
    const isParent = kind === 'parent' && appUrl;
    const target = isParent ? parentUrl(url, appUrl) : url.pathname + url.search;
    bridge.notify('openWebView', { url: target, isStack: 'Y' });
  }
  return new RouteRedirect(location.pathname + location.search, 302, 'replace');
}

/**
 * Resolves a path that is not a page of the shop (spec section 2). Outside the app: a native screen
 * goes to the app link page, a home target to the shop's home, and a parent service page to the
 * configured URL.
 */
export function resolveSpecialPath(
  url: URL,
  app: App,
): MaybePromise<RouteRedirect | RouteError> | undefined {
  const kind = specialPath(url.pathname);
  if (!kind) return undefined;
  if (app.isInApp && !app.isServer) return openInApp(kind, url, app);
  if (kind === 'native-home') return new RouteRedirect(homeTarget(app.settings)?.to ?? '/main');
  if (kind === 'native') {
    return new RouteRedirect(
      `/common/applink?${new URLSearchParams({ target: url.pathname + url.search })}`,
    );
  }
  const { appUrl } = app.settings;
  return appUrl ? new RouteRedirect(parentUrl(url, appUrl), 302, 'document') : notFound();
}

import { type App, nativeBridge, notFound } from '@shop/shared/app';
import { redirect, redirectDocument, replace } from '@shop/shared/app/boot';
import {
  appHome,
  homeTarget,
  nativeHome,
  type SpecialPath,
  specialPath,
} from '@shop/shared/domain';

const APP_NAME = 'shop';

/** The parent service's page as an address; its bare `/app` is the app's home. */
function parentUrl({ pathname, search }: URL, appUrl: string): string {
  return /^\/app\/?$/.test(pathname) ? appHome(appUrl) : new URL(pathname + search, appUrl).href;
}

/** In the app the app's own screens open, and the page under them stays as it is. */
async function openInApp(kind: SpecialPath, url: URL, app: App): Promise<Response> {
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
  return replace(location.pathname + location.search);
}

/**
 * Where a path leads that is no page of the shop (spec section 2). Outside the app a native screen is
 * the app link's business, a home is ours, and the parent service's pages are where the operator said.
 */
export function resolveSpecialPath(url: URL, app: App): Promise<Response> | Response | undefined {
  const kind = specialPath(url.pathname);
  if (!kind) return undefined;
  if (app.isInApp && !app.isServer) return openInApp(kind, url, app);
  if (kind === 'native-home') return redirect(homeTarget(app.settings)?.to ?? '/main');
  if (kind === 'native') {
    return redirect(
      `/common/applink?${new URLSearchParams({ target: url.pathname + url.search })}`,
    );
  }
  const { appUrl } = app.settings;
  return appUrl ? redirectDocument(parentUrl(url, appUrl)) : notFound();
}

import { type App, nativeBridge } from '@shop/shared/app';
import { AlertError } from '@shop/shared/app/errors';
import { safeTarget } from '@shop/shared/domain';

/** Opens the partner's URL only if its host is the one that was shown. */
export async function openExternal(app: App, url: string, host: string): Promise<void> {
  const target = safeTarget(url, [host]);
  if (!target) throw new AlertError('안내한 곳과 다른 주소여서 이동하지 않았어요', 'HOST_MISMATCH');
  // The app's webview stays in the shop: the partner opens in the device's browser.
  if (app.isInApp) await (await nativeBridge()).call('openBrowser', { url: target });
  else location.assign(target);
}

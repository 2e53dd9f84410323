import type { NativeCaller } from './create-bridge';
import { NativeError } from './native-error';

export interface ShareRequest {
  title: string;
  text?: string;
  /** A path of the shop or a web URL. */
  url: string;
}

/** `copied`: sharing is not supported, so the URL was copied. */
export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

/** Fallback for webviews without the clipboard API. The copied text is not visible. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Positioned so that the page does not scroll. The content policy allows the style object, not a
  // style attribute.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  const focused = document.activeElement;
  // Appended within an open dialog, because elements behind it cannot be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus();
  field.select();
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}

const copyInBrowser = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
};

/** Copies by the app, else by the browser. Resolves to whether the text was copied. */
export const createCopy =
  (native: NativeCaller) =>
  (text: string): Promise<boolean> =>
    native.call('copyToClipboard', { text }).then(
      () => true,
      () => copyInBrowser(text),
    );

/** Opens the app's share panel, else the browser's, else copies the URL. */
export function createShare(native: NativeCaller) {
  const shareInBrowser = async (request: ShareRequest): Promise<ShareOutcome> => {
    const address = new URL(request.url, location.origin).href;
    const data = { ...request, url: address };
    const isAble = typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
    if (!isAble) return (await copyInBrowser(address)) ? 'copied' : 'failed';
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
      return (await copyInBrowser(address)) ? 'copied' : 'failed';
    }
  };

  return async (request: ShareRequest): Promise<ShareOutcome> => {
    try {
      const { resultYn } = await native.call('openSharePanel', request);
      return resultYn === 'Y' ? 'shared' : 'canceled';
    } catch (error) {
      const isOurFault = error instanceof NativeError && error.code === 'REFUSED';
      return isOurFault ? 'failed' : shareInBrowser(request);
    }
  };
}

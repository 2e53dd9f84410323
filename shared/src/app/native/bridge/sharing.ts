import type { NativeCaller } from './create-bridge';
import { NativeError } from './native-error';

export interface ShareRequest {
  title: string;
  text?: string;
  /** A path of ours or a web address. */
  url: string;
}

/** `copied`: nothing here can share, so the address was copied. */
export type ShareOutcome = 'shared' | 'copied' | 'canceled' | 'failed';

/** The old way, for webviews without the clipboard interface. The copied text is never shown. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Out of sight without moving the page: the content policy allows the style object.
  Object.assign(field.style, { position: 'fixed', top: '0', opacity: '0' });
  const focused = document.activeElement;
  // Within an open dialog: what stands behind it cannot take the selection.
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

/** By the app, else by the browser. Answers whether the text is on the clipboard. */
export const createCopy =
  (native: NativeCaller) =>
  (text: string): Promise<boolean> =>
    native.call('copyToClipboard', { text }).then(
      () => true,
      () => copyInBrowser(text),
    );

/** The app's panel, else the browser's, else the address is copied. */
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
      const { hasResultYn: resultYn } = await native.call('openSharePanel', request);
      return resultYn === 'Y' ? 'shared' : 'canceled';
    } catch (error) {
      const isOurFault = error instanceof NativeError && error.code === 'REFUSED';
      return isOurFault ? 'failed' : shareInBrowser(request);
    }
  };
}

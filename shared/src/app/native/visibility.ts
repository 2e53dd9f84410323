import { useSyncExternalStore } from 'react';
import { events } from '../events/events';

let isWebviewVisible = true;

/** Handles the app's webview-visible event (spec section 4). */
export function setAppVisible(isVisible: boolean): void {
  if (isVisible === isWebviewVisible) return;
  isWebviewVisible = isVisible;
  events.emit('app:visible', { isVisible });
}

const isPageVisible = (): boolean => isWebviewVisible && document.visibilityState !== 'hidden';

function subscribe(listener: () => void): () => void {
  const stop = events.on('app:visible', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Whether the page is visible: its tab and, in the app, its webview. True on the server. */
export const useAppVisibility = (): boolean =>
  useSyncExternalStore(subscribe, isPageVisible, () => true);

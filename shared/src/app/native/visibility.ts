import { useSyncExternalStore } from 'react';
import { events } from '../events/events';

let isWebviewVisible = true;

/** The app's webview-visible event (spec section 4); for the bridge. */
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

/** Whether somebody can see this page: its tab and, in the app, its webview. True while rendering on the server. */
export const useAppVisibility = (): boolean =>
  useSyncExternalStore(subscribe, isPageVisible, () => true);

import { APP_OPEN_WAIT_MS } from '@shop/shared/domain';

const goTo = (link: string): void => location.assign(link);

/**
 * Opens the app by its deep link. If the page is still visible after 1.5 s, the app counts as
 * missing; a browser prompt ("open in …?") cancels the timer. @returns the function that cancels
 */
export function openApp(link: string, onMissing: () => void, go = goTo): () => void {
  const timer = setTimeout(() => {
    stop();
    onMissing();
  }, APP_OPEN_WAIT_MS);
  const handleChange = () => {
    if (document.visibilityState === 'hidden') stop();
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleChange);
    removeEventListener('pagehide', stop);
    removeEventListener('blur', stop);
  };
  document.addEventListener('visibilitychange', handleChange);
  addEventListener('pagehide', stop);
  addEventListener('blur', stop);
  go(link);
  return stop;
}

import { APP_OPEN_WAIT_MS } from '@shop/shared/domain';

const goTo = (link: string): void => location.assign(link);

/**
 * Asks the phone to change over to the app. Still here after 1.5 s, the app is taken for missing; a
 * question of the browser's own ("open in …?") stops the clock. Answers the function that gives up.
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

import { useEffect } from 'react';

/** Keeps the screen on while the component is mounted, where the browser can; a page that comes back asks again. */
export function useWakeLock(): void {
  useEffect(() => {
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock?.request('screen');
        if (isShown) lock = acquired;
        else await acquired?.release();
      } catch {
        // A low battery or a setting refuses it: the screen dims as usual.
      }
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
}

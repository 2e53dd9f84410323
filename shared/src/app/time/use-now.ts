import { useEffect, useState } from 'react';
import { useApp } from '../app-context';
import { usePageIsShown } from '../navigation';

/**
 * Server time in epoch ms: the render time at first, so that hydration agrees, then updated every
 * `everyMs` while the page is shown.
 */
export function useNow(everyMs = 1000): number {
  const app = useApp();
  const isShown = usePageIsShown();
  const [now, setNow] = useState(app.renderedAtMs);
  useEffect(() => {
    if (!isShown) return;
    setNow(app.now());
    const timer = setInterval(() => setNow(app.now()), everyMs);
    return () => clearInterval(timer);
  }, [app, everyMs, isShown]);
  return now;
}

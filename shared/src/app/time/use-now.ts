import { useEffect, useState } from 'react';
import { useApp } from '../app-context';

/**
 * Server time in epoch ms: the render time at first, so that hydration agrees, then updated every
 * `everyMs`.
 */
export function useNow(everyMs = 1000): number {
  const app = useApp();
  const [now, setNow] = useState(app.renderedAtMs);
  useEffect(() => {
    setNow(app.now());
    const timer = setInterval(() => setNow(app.now()), everyMs);
    return () => clearInterval(timer);
  }, [app, everyMs]);
  return now;
}

import { useEffect, useState } from 'react';

const LATEST_MS = 3000;

/**
 * Turns true once the page has come to rest after its first showing: the moment for pictures that
 * nobody sees yet. False on the server and at hydration.
 */
export function useHasSettled(): boolean {
  const [hasSettled, setHasSettled] = useState(false);
  useEffect(() => {
    const settle = () => setHasSettled(true);
    if (!globalThis.requestIdleCallback) {
      const timer = setTimeout(settle, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(settle, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, []);
  return hasSettled;
}

import { memberCalls } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';

/** How often this tab has asked for a new token since the bench stands, told by the browser itself. */
export function useRefreshCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const refreshes = list
        .getEntries()
        .filter(({ name }) => name.endsWith(memberCalls.refresh.path));
      setCount((before) => before + refreshes.length);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return count;
}

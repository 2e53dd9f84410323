import { memberCalls } from '@shop/shared/contracts';
import { useEffect, useState } from 'react';

/** The number of refresh requests of this tab, counted by a PerformanceObserver. */
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

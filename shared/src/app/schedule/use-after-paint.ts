import { startTransition, useContext, useEffect, useState } from 'react';
import { RouterStateContext } from '../navigation';
import { afterPaint } from './schedule';

/**
 * For what a page shows below its first screen: false in the first render after a navigation, true
 * from the next paint on. Always true on a page from the server, whose markup is there already.
 */
export function useAfterPaint(): boolean {
  const state = useContext(RouterStateContext);
  const [isPainted, setIsPainted] = useState(state?.isFromServer ?? true);
  useEffect(() => {
    if (isPainted) return;
    let isMounted = true;
    void afterPaint().then(() => {
      if (isMounted) startTransition(() => setIsPainted(true));
    });
    return () => {
      isMounted = false;
    };
  }, [isPainted]);
  return isPainted;
}

import { type RefObject, useEffect, useState } from 'react';
import { watchNear } from './watch-near';

/** Whether the element has ever come within about a screen of what is seen. */
export function useIsNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!isNear && ref.current) return watchNear(ref.current, () => setIsNear(true));
  }, [ref, isNear]);
  return isNear;
}

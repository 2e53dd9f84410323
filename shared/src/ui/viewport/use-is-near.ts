import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { observeNear } from './observe-near';

/**
 * Whether the element has ever come within about a screen of the viewport. Calls `onNear` when it
 * does.
 */
export function useIsNear(ref: RefObject<Element | null>, onNear = () => {}): boolean {
  const [isNear, setIsNear] = useState(false);
  const handleNear = useEffectEvent(() => {
    setIsNear(true);
    onNear();
  });
  useEffect(() => {
    if (!isNear && ref.current) return observeNear(ref.current, handleNear);
  }, [ref, isNear]);
  return isNear;
}

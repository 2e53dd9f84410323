import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { whenVisible } from './when-visible';

/**
 * Whether the element has ever come within about a screen of the viewport. Calls `onNear` when it
 * does.
 */
export function useWhenVisible(ref: RefObject<Element | null>, onNear = () => {}): boolean {
  const [isNear, setIsNear] = useState(false);
  const handleNear = useEffectEvent(() => {
    setIsNear(true);
    onNear();
  });
  useEffect(() => {
    if (!isNear && ref.current) return whenVisible(ref.current, handleNear);
  }, [ref, isNear]);
  return isNear;
}

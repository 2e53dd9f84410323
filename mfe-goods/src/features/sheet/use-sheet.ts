import { afterPaint, useModalParam } from '@shop/shared/app';
import { useEffect, useRef, useState } from 'react';

/**
 * A sheet that lives in the address (`modalId`) and yet answers a press at once: it opens and
 * closes in the press itself, and the address follows when that has been painted. Back, and a
 * change of mind while the address is still on its way, are both heard.
 */
export function useSheet(id: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { isOpen: isInAddress, ...address } = useModalParam(id);
  const [isOpen, setIsOpen] = useState(isInAddress);
  const seen = useRef(isInAddress);
  /** What the address has been asked to say and does not say yet. */
  const asked = useRef<boolean>(undefined);
  const follow = useRef(address);
  follow.current = address;

  useEffect(() => {
    if (isInAddress !== seen.current) {
      const wasAsked = asked.current === isInAddress;
      seen.current = isInAddress;
      asked.current = undefined;
      if (!wasAsked) return setIsOpen(isInAddress);
    }
    if (isOpen === isInAddress || asked.current !== undefined) return;
    asked.current = isOpen;
    void afterPaint().then(() => (isOpen ? follow.current.open() : follow.current.close()));
  }, [isOpen, isInAddress]);

  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

import { afterPaint, useModalParam } from '@shop/shared/app';
import { useEffect, useRef, useState } from 'react';

/**
 * A sheet whose state is in the URL (`modalId`) but that responds immediately: it opens and closes
 * on click, and the URL changes after the next paint. It follows Back, and a click made before the
 * URL has changed takes precedence.
 */
export function useSheet(id: string): { isOpen: boolean; open: () => void; close: () => void } {
  const { isOpen: isInAddress, ...address } = useModalParam(id);
  const [isOpen, setIsOpen] = useState(isInAddress);
  const seen = useRef(isInAddress);
  /** The state requested from the URL that it does not have yet. */
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

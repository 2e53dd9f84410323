import { afterPaint, useModalParam } from '@shop/shared/app';
import { useEffect, useRef, useState } from 'react';

/**
 * A sheet whose state is in the URL (`modalId`) but that responds immediately: it opens and closes
 * on click, and the URL changes after the next paint. It changes with Back, and a click made before the
 * URL has changed takes precedence.
 */
export function useSheet(id: string): { isOpen: boolean; open: () => void; close: () => void } {
  const inUrl = useModalParam(id);
  const isInUrl = inUrl.isOpen;
  const [isOpen, setIsOpen] = useState(isInUrl);
  const lastIsInUrl = useRef(isInUrl);
  /** The state requested from the URL that it does not have yet. */
  const requested = useRef<boolean>(undefined);
  const latest = useRef(inUrl);
  latest.current = inUrl;

  useEffect(() => {
    if (isInUrl !== lastIsInUrl.current) {
      const wasRequested = requested.current === isInUrl;
      lastIsInUrl.current = isInUrl;
      requested.current = undefined;
      if (!wasRequested) return setIsOpen(isInUrl);
    }
    if (isOpen === isInUrl || requested.current !== undefined) return;
    requested.current = isOpen;
    void afterPaint().then(() => latest.current[isOpen ? 'open' : 'close']());
  }, [isOpen, isInUrl]);

  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}

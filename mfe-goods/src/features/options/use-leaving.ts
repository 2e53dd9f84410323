import { useState } from 'react';

/** After this time the visitor has stopped the next document from loading. */
const MOST_WAIT_MS = 10_000;

/**
 * True from `leave` on, until the document that was asked for replaces this page: the press has an
 * answer while it is on its way. False again when the browser shows this page anew from its memory.
 */
export function useLeaving(): [isLeaving: boolean, leave: () => void] {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    const stay = () => setIsLeaving(false);
    setIsLeaving(true);
    setTimeout(stay, MOST_WAIT_MS);
    addEventListener('pageshow', stay, { once: true });
  };
  return [isLeaving, leave];
}

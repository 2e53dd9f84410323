import { useEffect, useState } from 'react';

/** Whether the element with this id is above the screen. False on the server. */
export function useIsPassed(id: string): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several changes at once; the last one counts.
      const entry = entries.at(-1);
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isPassed;
}

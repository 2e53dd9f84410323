import { useEffect, useState } from 'react';

/** The section that crosses a line in the upper third of the screen; the first one until then. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) return setCurrent(entered.target.id);
        // Back above all of them.
        const [first] = key.split(' ');
        const left = entries.find(({ target }) => target.id === first);
        if (left && left.boundingClientRect.top > 0) setCurrent(first);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of key.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

import { useEffect, useState } from 'react';

/** The line is in the upper third of the screen. */
const LINE_SHARE = 0.3;
/** Longer than any page, px. */
const FAR_PX = 1_000_000;

/** The last section that begins above the line, or the first section when none does. */
export const sectionAtLine = (
  tops: readonly { id: string; topPx: number }[],
  linePx: number,
): string | undefined => (tops.filter(({ topPx }) => topPx <= linePx).at(-1) ?? tops[0])?.id;

/** The section in view, kept correct while scrolling and after jumps. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    // A section counts from the moment its top passes the line, however far above the screen it
    // then is: a jump from the end to the top changes every section.
    const observer = new IntersectionObserver(
      () =>
        setCurrent(
          sectionAtLine(
            sections.map((section) => ({
              id: section.id,
              topPx: section.getBoundingClientRect().top,
            })),
            innerHeight * (LINE_SHARE + 0.01),
          ),
        ),
      { rootMargin: `${FAR_PX}px 0px -69% 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);
  return current;
}

import { useRef, useState } from 'react';

/**
 * A track with CSS scroll snap, so that swiping works without script. Returns the current index and
 * a function to scroll to another.
 */
export function useSnapTrack(startIndex = 0) {
  const trackRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(startIndex);

  const slides = () => [...(trackRef.current?.children ?? [])] as HTMLElement[];

  /** `isInstant` skips the animation, for the initial position. */
  const goTo = (next: number, isInstant = false) => {
    const all = slides();
    const slide = all.at(next % Math.max(1, all.length));
    if (!slide) return;
    trackRef.current?.scrollTo({
      left: slide.offsetLeft,
      behavior: isInstant ? 'instant' : 'auto',
    });
  };

  const handleScroll = () => {
    const track = trackRef.current;
    if (!track) return;
    const distances = slides().map((slide) => Math.abs(slide.offsetLeft - track.scrollLeft));
    setIndex(distances.indexOf(Math.min(...distances)));
  };

  return { index, goTo, trackProps: { ref: trackRef, onScroll: handleScroll } };
}

import { useRef, useState } from 'react';

/**
 * A row of slides that the browser itself snaps: swiping works before any script does. Gives the
 * index in view and a way to go to another.
 */
export function useSnapTrack(startIndex = 0) {
  const trackRef = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(startIndex);

  const slides = () => [...(trackRef.current?.children ?? [])] as HTMLElement[];

  /** `isInstant` leaves out the glide, for the first position. */
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

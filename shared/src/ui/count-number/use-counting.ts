import { useEffect, useRef, useState } from 'react';

const WAY_MS = 400;

const isStill = (): boolean =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** Ease-out. */
const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** The animated value from the previous to the current one; the first value is shown at once. */
export function useCounting(value: number): number {
  const [shown, setShown] = useState(value);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    last.current = value;
    if (isStill()) return setShown(value);
    let startedAtMs: number | undefined;
    let frame = requestAnimationFrame(function step(nowMs) {
      startedAtMs ??= nowMs;
      const share = Math.min(1, (nowMs - startedAtMs) / WAY_MS);
      setShown(from + (value - from) * easeOut(share));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
}

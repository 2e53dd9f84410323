/** Runs in the page before any other script: records paint metrics. */
export function observe() {
  const measured = { lcpMs: 0, cls: 0, blockingMs: 0 };
  globalThis.__metrics = measured;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    measured.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) measured.cls += entry.value;
  });
  watch('longtask', (entry) => {
    measured.blockingMs += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page: returns the time from the next click until another heading is painted. */
export function watchHeading() {
  const textNow = () => document.querySelector('h1')?.textContent ?? '';
  const previous = { text: textNow(), path: location.pathname };
  globalThis.__clickMs = new Promise((resolve) => {
    const handleClick = ({ timeStamp }) => {
      const look = () => {
        const isNewHeading =
          location.pathname !== previous.path && textNow() && textNow() !== previous.text;
        if (!isNewHeading) return requestAnimationFrame(look);
        // The next task runs after this frame is painted.
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', handleClick, { capture: true, once: true });
  });
}

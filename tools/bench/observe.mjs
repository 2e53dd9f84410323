/** Runs in the page before any other script: records paint metrics. */
export function observe() {
  const seen = { lcpMs: 0, cls: 0, blockingMs: 0 };
  globalThis.__seen = seen;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.lcpMs = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => {
    seen.blockingMs += Math.max(0, entry.duration - 50);
  });
}

/** Runs in the page: returns the time from the next click until another heading is painted. */
export function watchHeading() {
  const textNow = () => document.querySelector('h1')?.textContent ?? '';
  const before = { text: textNow(), path: location.pathname };
  globalThis.__pressed = new Promise((resolve) => {
    const handlePress = ({ timeStamp }) => {
      const look = () => {
        const hasCome = location.pathname !== before.path && textNow() && textNow() !== before.text;
        if (!hasCome) return requestAnimationFrame(look);
        // The next task runs after this frame is painted.
        setTimeout(() => resolve(performance.now() - timeStamp));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', handlePress, { capture: true, once: true });
  });
}

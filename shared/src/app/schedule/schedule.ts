/** An idle callback runs at the latest after this time, even if the browser stays busy. */
const MAX_WAIT_MS = 4000;
/** Delay in browsers without requestIdleCallback. */
const FALLBACK_MS = 1500;
/** A hidden page draws no frames; callbacks run after this time instead. */
const NO_FRAME_MS = 300;

/** Cancels a callback that has not run yet. */
export type Cancel = () => void;

/** Runs when the document is loaded and the browser is idle, not before `delayMs` have passed since then. */
export function whenIdle(run: () => void, delayMs = 0): Cancel {
  let cancelIdle: Cancel = () => {};
  const cancelLoad = afterLoad(() => {
    cancelIdle = onceIdle(run, delayMs);
  });
  return () => {
    cancelLoad();
    cancelIdle();
  };
}

function onceIdle(run: () => void, delayMs: number): Cancel {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, Math.max(delayMs, FALLBACK_MS));
    return () => clearTimeout(timer);
  }
  let idleId: number | undefined;
  const timer = setTimeout(() => {
    idleId = requestIdleCallback(run, { timeout: MAX_WAIT_MS });
  }, delayMs);
  return () => {
    clearTimeout(timer);
    if (idleId !== undefined) cancelIdleCallback(idleId);
  };
}

/** Runs when the document and its images have loaded; at once on a loaded document. */
function afterLoad(run: () => void): Cancel {
  if (document.readyState === 'complete') {
    run();
    return () => {};
  }
  const handleLoad = () => run();
  addEventListener('load', handleLoad, { once: true });
  return () => removeEventListener('load', handleLoad);
}

/** Resolves when the next frame has been painted; at once on the server. */
export const afterPaint = (): Promise<void> =>
  typeof requestAnimationFrame === 'undefined'
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
        setTimeout(resolve, NO_FRAME_MS);
      });

/** A page that has just come still fetches its pictures and its lower parts: those stand first. */
const SETTLE_MS = 1500;

/** Runs when the page has settled and the browser has nothing better to do. Answers the undo. */
export function whenIdle(run: () => void): () => void {
  let id: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) id = requestIdleCallback(run, { timeout: 4000 });
    else run();
  }, SETTLE_MS);
  return () => {
    clearTimeout(timer);
    if (id !== undefined) cancelIdleCallback(id);
  };
}

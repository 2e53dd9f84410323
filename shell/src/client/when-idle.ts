const IDLE_MS = 1200;

/** Runs what can wait: after the page and its pictures, when the line has been idle for a while. */
export function whenIdle(run: () => void, idleMs = IDLE_MS): void {
  const start = () => setTimeout(run, idleMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

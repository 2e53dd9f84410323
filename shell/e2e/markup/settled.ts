import type { Page, Request } from '@playwright/test';
import { ROOT_ID } from '../../src/frame/page-state';

/** So long nothing was changed in the document and nothing was asked for. */
const QUIET_MS = 80;
const LONGEST_MS = 20_000;

/** Runs in the page: hydrated, and its document left alone for a while. */
const untilQuiet = ({ rootId, quietMs }: { rootId: string; quietMs: number }) =>
  new Promise<void>((done) => {
    /** React's own mark of a root: set when it takes the container over. */
    const isTaken = (): boolean => {
      const root = document.getElementById(rootId);
      return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    };
    let quiet: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => wait());
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => requestIdleCallback(end), quietMs);
    };
    const end = () => {
      if (document.readyState !== 'complete' || !isTaken()) return wait();
      observer.disconnect();
      done();
    };
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    wait();
  });

/**
 * Answers a wait until the page has all it asked for and rests. Cheaper than the line's own silence
 * (`networkidle`: half a second in each visit), and knows of hydration.
 */
export function watchRest(page: Page): () => Promise<void> {
  let asked = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked += 1;
    // A new document: what the last one still waited for never comes.
    if (request.isNavigationRequest()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    const until = Date.now() + LONGEST_MS;
    for (let before = -1; Date.now() < until && (before !== asked || open.size > 0); ) {
      before = asked;
      await page.evaluate(untilQuiet, { rootId: ROOT_ID, quietMs: QUIET_MS });
    }
  };
}

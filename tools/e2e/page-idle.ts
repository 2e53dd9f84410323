import type { Page, Request } from '@playwright/test';
import { ROOT_ID } from '@shop/shared/app/document';

/** Time without document changes or requests after which a page counts as idle. */
const QUIET_MS = 80;
const LONGEST_MS = 20_000;

/** Runs in the page: waits until it is hydrated and its document has stopped changing. */
const waitUntilQuiet = ({ rootId, quietMs }: { rootId: string; quietMs: number }) =>
  new Promise<void>((done) => {
    /** React marks a root container when it hydrates it. */
    const isHydrated = (): boolean => {
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
      if (document.readyState !== 'complete' || !isHydrated()) return wait();
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
 * Returns a function that waits until the page has its responses and is idle. Faster than
 * `networkidle`, which adds half a second per visit, and waits for hydration too.
 */
export function watchPageIdle(page: Page): () => Promise<void> {
  let requestCount = 0;
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => {
    requestCount += 1;
    // A new document discards the pending requests of the previous one.
    if (request.isNavigationRequest()) pendingRequests.clear();
    pendingRequests.add(request);
  });
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  return async () => {
    const until = Date.now() + LONGEST_MS;
    for (
      let before = -1;
      Date.now() < until && (before !== requestCount || pendingRequests.size > 0);
    ) {
      before = requestCount;
      await page.evaluate(waitUntilQuiet, { rootId: ROOT_ID, quietMs: QUIET_MS });
    }
  };
}

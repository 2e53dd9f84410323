/** Time without changes of the document after which a page counts as settled, ms. */
const QUIET_MS = 100;
/** Maximum wait for a document that changes all the time, as one with a running timer does, ms. */
const MAX_RESTLESS_MS = 3_000;

/** Runs in the page: waits until its document has stopped changing. */
const waitUntilQuiet = ({ quietMs, maxMs }) =>
  new Promise((done) => {
    let quiet;
    const end = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      done();
    };
    const wait = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => requestIdleCallback(end), quietMs);
    };
    const observer = new MutationObserver(wait);
    const latest = setTimeout(end, maxMs);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    wait();
  });

/**
 * Observes the requests of a tab. A page has settled when it has mounted, which the shell reports to the gateway, when
 * it waits for no response, and when its document has stopped changing.
 */
export function watchSettled(tab) {
  const pending = new Set();
  let onMounted;
  const mounted = new Promise((resolve) => {
    onMounted = resolve;
  });
  let onRest = () => {};
  tab.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/builds/alive/')) onMounted();
    else if (!pathname.startsWith('/builds/')) pending.add(request);
  });
  const end = (request) => {
    pending.delete(request);
    if (pending.size === 0) onRest();
  };
  tab.on('requestfinished', end);
  tab.on('requestfailed', end);

  const untilRest = () =>
    pending.size === 0
      ? Promise.resolve()
      : new Promise((resolve) => {
          onRest = resolve;
        });

  let state = 'its code does not mount it';
  return {
    settle: async () => {
      await mounted;
      state = 'it waits for a response';
      await untilRest();
      state = 'its scripts never rest';
      await tab.evaluate(waitUntilQuiet, { quietMs: QUIET_MS, maxMs: MAX_RESTLESS_MS });
      await untilRest();
    },
    /** What `settle` waits for now. */
    state: () => state,
  };
}

import { messageOf } from '../error-facts';
import type { CountedRequest, RateCount, RateCounts, ServiceCounts } from './rate-counts';

/** Longest time that the start of the process waits for the first response, ms. */
const START_MS = 1_000;
/** After this many late responses in a row no request waits for Valkey until a check succeeds. */
const MAX_LATE = 3;
/** Time between two checks while Valkey is down, ms. */
const CHECK_INTERVAL_MS = 1_000;

/** Connection to Valkey. Its calls reject while there is no connection. */
export interface CountStore {
  count(request: CountedRequest): Promise<RateCount>;
  /** Resolves when the store counts. */
  check(): Promise<void>;
  close(): void;
}

interface Log {
  info(text: string): void;
  warn(text: string): void;
}

interface SharedCountsOptions {
  store: CountStore;
  /** Used while the store does not respond. */
  ownCounts: RateCounts;
  /** Longest time that a request waits for Valkey, ms. */
  waitMs: number;
  log: Log;
}

const LATE = Symbol('late');

/**
 * Resolves with `LATE` after `waitMs`. When the event loop was blocked, an expired timer runs before the socket is
 * read; `setImmediate` runs after it, so a response that has arrived is not late.
 */
function startTimer(waitMs: number): { late: Promise<typeof LATE>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, LATE), waitMs);
  });
  return { late, stop: () => clearTimeout(timer) };
}

/** @returns the response, or `LATE` after `waitMs` @throws when the call failed */
async function inTime<T>(call: Promise<T>, waitMs: number): Promise<T | typeof LATE> {
  const { late, stop } = startTimer(waitMs);
  // It may also fail after nothing waits for it any more.
  call.catch(() => undefined);
  return Promise.race([call, late]).finally(stop);
}

/**
 * Counts that several processes share in Valkey. Each request is counted in this process too, so when Valkey is late
 * or down, the limits hold within this process. A request waits at most `waitMs` for Valkey, and not at all while
 * Valkey is down.
 */
export async function createSharedCounts({
  store,
  ownCounts,
  waitMs,
  log,
}: SharedCountsOptions): Promise<ServiceCounts> {
  let isUp = false;
  let isClosed = false;
  let lateInARow = 0;
  let fallbacks = 0;
  let checkTimer: NodeJS.Timeout | undefined;

  const setUp = (): void => {
    isUp = true;
    lateInARow = 0;
    log.info('Valkey responds: processes share rate limits.');
  };
  const checkLater = (): void => {
    checkTimer = setTimeout(() => {
      void inTime(store.check(), waitMs)
        .catch(() => LATE)
        .then((response) => {
          if (isClosed) return;
          if (response === LATE) checkLater();
          else setUp();
        });
    }, CHECK_INTERVAL_MS).unref();
  };
  const setDown = (reason: string): void => {
    isUp = false;
    log.warn(`Valkey is down (${reason}): this process counts rate limits alone.`);
    checkLater();
  };
  const countShared = async (request: CountedRequest): Promise<RateCount | undefined> => {
    if (!isUp) return undefined;
    const response = await inTime(store.count(request), waitMs).catch((error: unknown) =>
      messageOf(error),
    );
    if (typeof response === 'object') {
      lateInARow = 0;
      return response;
    }
    if (response === LATE) lateInARow += 1;
    const isDown = response !== LATE || lateInARow >= MAX_LATE;
    // Requests that were sent at the same time may all fail; the first one sets the state.
    if (isDown && isUp && !isClosed)
      setDown(response === LATE ? `no response within ${waitMs} ms` : response);
    return undefined;
  };

  const first = await inTime(store.check(), START_MS).catch((error: unknown) => messageOf(error));
  if (first === undefined) setUp();
  else setDown(first === LATE ? `no response within ${START_MS} ms` : first);
  return {
    count: async (request) => {
      const own = await ownCounts.count(request);
      const shared = await countShared(request);
      if (!shared) fallbacks += 1;
      return shared ?? own;
    },
    state: () => ({ valkey: isUp ? 'up' : 'down', fallbacks }),
    close: () => {
      isClosed = true;
      clearTimeout(checkTimer);
      store.close();
    },
  };
}

import type { CDPSession, Page } from '@playwright/test';

/** What the main thread did. Unlike times, these hardly depend on how busy the machine is. */
export interface TraceCounts {
  /** Elements whose style was computed. */
  restyled: number;
  /** Layout objects that were dirty when a layout began. */
  laidOut: number;
  requests: number;
}

/** The parts of a Chromium trace event that are read; `ts` in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  cat?: string;
  args?: { elementCount?: number; beginData?: { dirtyObjects?: number } };
}

const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'loading'];
const START = 'counts:start';
const END = 'counts:end';

/** Longer than the page waits before it fetches what a next click needs. */
const IDLE_WORK_MS = 4_000;

const sum = (events: readonly TraceEvent[], read: (event: TraceEvent) => number | undefined) =>
  events.reduce((total, event) => total + (read(event) ?? 0), 0);

function countBetweenMarks(events: readonly TraceEvent[]): TraceCounts {
  const markOf = (name: string) =>
    events.find((event) => event.name === name && event.cat?.includes('user_timing'));
  const [start, end] = [markOf(START), markOf(END)];
  if (!start || !end) throw new Error('The trace has no marks.');
  const within = events.filter(({ ts }) => ts >= start.ts && ts <= end.ts);
  const onMainThread = within.filter(({ pid, tid }) => pid === start.pid && tid === start.tid);
  const named = (name: string) => onMainThread.filter((event) => event.name === name);
  return {
    restyled: sum(named('UpdateLayoutTree'), ({ args }) => args?.elementCount),
    laidOut: sum(named('Layout'), ({ args }) => args?.beginData?.dirtyObjects),
    requests: within.filter(({ name }) => name === 'ResourceSendRequest').length,
  };
}

async function stopTracing(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
}

/** Runs `act` and returns the browser's trace of it. */
async function trace(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await stopTracing(session);
  await session.detach();
  return events;
}

/** Counts what happens between the marks that `mark` sets in the page while `act` runs. */
const countWhile = async (
  page: Page,
  act: () => Promise<unknown>,
  mark: (marks: string[]) => Promise<void>,
): Promise<TraceCounts> =>
  countBetweenMarks(
    await trace(page, async () => {
      const painted = page.evaluate(mark, [START, END]);
      await act();
      await painted;
    }),
  );

/**
 * Counts what happens from a click or Back until the heading of the next page is painted.
 * @param act navigates within the document
 */
export const countUntilHeading = (page: Page, act: () => Promise<unknown>): Promise<TraceCounts> =>
  countWhile(page, act, markUntilHeading);

/** Counts what happens from a press until the next frame is painted. */
export const countUntilFrame = (page: Page, press: () => Promise<unknown>): Promise<TraceCounts> =>
  countWhile(page, press, markUntilFrame);

export interface LoadCounts {
  /** Beside pictures, until the page is idle, with what it fetches for the next click. */
  requests: number;
  /** As transferred, KB of 1,000. */
  htmlKb: number;
  /** Until the page is idle; as transferred, KB of 1,000. */
  scriptKb: number;
}

/** Sums the elements of all restyles and the objects of all layouts of a first load, until the page is idle. */
export async function countFirstLoad(page: Page, path: string): Promise<TraceCounts> {
  await page.addInitScript((start) => performance.mark(start), START);
  const events = await trace(page, async () => {
    await page.goto(path);
    await page.waitForTimeout(IDLE_WORK_MS);
    await page.waitForLoadState('networkidle');
    await page.evaluate((end) => performance.mark(end), END);
  });
  return countBetweenMarks(events);
}

/** Counts what a first load fetches. */
export async function countLoad(page: Page, path: string): Promise<LoadCounts> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const kb: Record<string, number> = {};
  session.on('Network.requestWillBeSent', ({ requestId, type }) =>
    types.set(requestId, type ?? ''),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    kb[type] = (kb[type] ?? 0) + encodedDataLength / 1000;
  });
  await page.goto(path);
  await page.waitForTimeout(IDLE_WORK_MS);
  await page.waitForLoadState('networkidle');
  await session.detach();
  const requests = [...types.values()].filter((type) => type !== 'Image').length;
  return { requests, htmlKb: kb.Document ?? 0, scriptKb: kb.Script ?? 0 };
}

/** Counts what a page does by itself for so long, ms. */
export async function countUntouched(page: Page, ms: number): Promise<TraceCounts> {
  const mark = (name: string) => page.evaluate((given) => performance.mark(given), name);
  const events = await trace(page, async () => {
    await mark(START);
    await page.waitForTimeout(ms);
    await mark(END);
  });
  return countBetweenMarks(events);
}

/** Runs in the page: marks the start of the navigation, and the paint of the new heading. */
function markUntilHeading([start, end]: string[]): Promise<void> {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  const markStart = () => performance.mark(start as string);
  addEventListener('click', markStart, { capture: true, once: true });
  addEventListener('popstate', markStart, { capture: true, once: true });
  return new Promise((resolve) => {
    const check = () => {
      const now = heading();
      if (!now || now === before) return requestAnimationFrame(check);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        performance.mark(end as string);
        resolve();
      };
      return channel.port2.postMessage(0);
    };
    requestAnimationFrame(check);
  });
}

/** Runs in the page: marks the next click, and the paint of the frame that follows it. */
function markUntilFrame([start, end]: string[]): Promise<void> {
  return new Promise((resolve) => {
    const afterFrame = () => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        performance.mark(end as string);
        resolve();
      };
      channel.port2.postMessage(0);
    };
    const markStart = () => {
      performance.mark(start as string);
      requestAnimationFrame(afterFrame);
    };
    addEventListener('click', markStart, { capture: true, once: true });
  });
}

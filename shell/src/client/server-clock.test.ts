import { documentTrace, readServerClock } from './server-clock';

const NOW_MS = 1_764_000_000_000;

/** A document whose response began 200 ms ago; by default it was transferred or answered with 304. */
function openDocument(answeredAtMs: number | undefined, transferSize = 300): void {
  const serverTiming =
    answeredAtMs === undefined ? [] : [{ name: 'clock', duration: answeredAtMs }];
  const response = { responseStart: performance.now() - 200, transferSize, serverTiming };
  Object.assign(performance, { getEntriesByType: () => [response] });
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW_MS });
});
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

test('reads the clock of the response, not that of the document', () => {
  openDocument(NOW_MS - 200);
  expect(readServerClock(NOW_MS - 60_000)).toEqual({ skewMs: 0, ageMs: 59_800 });
});

test('corrects a clock that is wrong', () => {
  openDocument(NOW_MS + 3_600_000);
  expect(readServerClock(NOW_MS + 3_600_000)).toEqual({ skewMs: 3_600_200, ageMs: 0 });
});

test('uses the device’s clock for a document from the browser’s cache', () => {
  openDocument(NOW_MS - 600_000, 0);
  expect(readServerClock(NOW_MS - 600_000)).toEqual({ skewMs: 0 });
});

test('is at least the time of the document without Server-Timing', () => {
  openDocument(undefined);
  expect(readServerClock(NOW_MS - 5_000)).toEqual({ skewMs: 0, ageMs: 0 });
  expect(readServerClock(NOW_MS + 5_000)).toEqual({ skewMs: 5_000, ageMs: 0 });
});

test('reads the trace of the document request if one was recorded', () => {
  openDocument(NOW_MS);
  expect(documentTrace()).toBeUndefined();
  const traced = [{ name: 'traceparent', description: '00-a-b-01' }];
  Object.assign(performance, { getEntriesByType: () => [{ serverTiming: traced }] });
  expect(documentTrace()).toBe('00-a-b-01');
});

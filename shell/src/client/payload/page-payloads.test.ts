import { callInfiniteQuery, callQuery, createApp, visitorSession } from '@shop/shared/app';
import { createPagePayloads } from './page-payloads';

const BUILD = 'build-1';
const NOW_MS = 1_800_000_000_000;
/** The server's clock is a minute ahead of the device's. */
const SKEW_MS = 60_000;
const READ_MS = NOW_MS + SKEW_MS - 4_000;

const row = (id: string) => ({ id, method: 'GET', path: `/${id}`, auth: 'public' }) as never;
const detail = callQuery(row('detail'), {} as never);
const reviews = callQuery(row('reviews'), {} as never);
const list = callInfiniteQuery(
  row('list'),
  {} as never,
  () => ({}) as never,
  () => null,
);
const url = new URL('http://shop.test/goods/detail?goodsNo=7');

const fileOf = (queries: unknown[][], buildId = BUILD) => Response.json({ buildId, queries });
const goods = [detail.queryKey, { name: '우산' }, READ_MS];
const firstPage = [list.queryKey, { pages: ['1쪽'], pageParams: [null] }, READ_MS];

/** A tab whose calls answer with the name of the call. */
function open(respond: (path: string) => Promise<Response> | Response) {
  const calls: string[] = [];
  const payloads: string[] = [];
  const app = createApp({
    call: (async ({ id }: { id: string }) => {
      calls.push(id);
      return `api: ${id}`;
    }) as never,
    session: visitorSession,
    isServer: false,
    renderedAtMs: NOW_MS + SKEW_MS,
  });
  globalThis.fetch = (async (path: string, { signal }: { signal: AbortSignal }) => {
    payloads.push(path);
    return Promise.race([
      respond(path),
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason))),
    ]);
  }) as never;
  const fetchData = createPagePayloads(BUILD)(url);
  return {
    calls,
    payloads,
    prefetch: (...queries: (typeof detail | typeof list)[]) => fetchData(app, queries),
    fetchAgain: () => app.queryClient.refetchQueries({ queryKey: detail.queryKey }),
    press: () => app.queryClient.ensureQueryData(detail),
    dataOf: (query: { queryKey: readonly unknown[] }) =>
      app.queryClient.getQueryData(query.queryKey),
    ageOf: (query: { queryKey: readonly unknown[] }) =>
      Date.now() - (app.queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0),
  };
}

const never = () => new Promise<Response>(() => {});
const before = globalThis.fetch;
beforeEach(() => jest.useFakeTimers({ now: NOW_MS }));
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});
const wait = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

test('takes all data of the page from one request, with its age on the server', async () => {
  const later = [reviews.queryKey, ['좋아요'], READ_MS];
  const tab = open(() => fileOf([goods, firstPage, later]));
  await tab.prefetch(detail, list);
  await wait();
  expect(tab.payloads).toEqual(['/goods/detail/_payload.json?goodsNo=7']);
  expect(tab.calls).toEqual([]);
  expect(tab.dataOf(detail)).toEqual({ name: '우산' });
  expect(tab.dataOf(list)).toMatchObject({ pages: ['1쪽'] });
  expect(tab.dataOf(reviews)).toEqual(['좋아요']);
  for (const query of [detail, list, reviews]) expect(tab.ageOf(query)).toBe(4_000);
});

test('runs the queries that the payload does not hold', async () => {
  const tab = open(() => fileOf([firstPage]));
  await tab.prefetch(detail, list);
  expect(tab.calls).toEqual(['detail']);
  expect(tab.dataOf(detail)).toBe('api: detail');
  expect(tab.ageOf(detail)).toBe(0);
});

test('is waited for by a page that opens meanwhile', async () => {
  let arrive = (_: Response): void => {};
  const tab = open(() => new Promise((done) => (arrive = done)));
  void tab.prefetch(detail);
  const pressed = tab.press();
  arrive(fileOf([goods]));
  expect(await pressed).toEqual({ name: '우산' });
  expect(tab.calls).toEqual([]);
});

test('is not waited for longer than two and a half seconds', async () => {
  const tab = open(never);
  void tab.prefetch(detail);
  const pressed = tab.press();
  await wait(2_499);
  expect(tab.calls).toEqual([]);
  await wait(1);
  expect(await pressed).toBe('api: detail');
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['does not exist', () => new Response('', { status: 404 })],
  ['is no JSON', () => new Response('<!doctype html>')],
  ['is lost', () => Promise.reject(new TypeError('network'))],
  ['is of other builds', () => fileOf([goods], 'build-2')],
])('is replaced by the queries when it %s', async (_, respond) => {
  const tab = open(respond);
  await tab.prefetch(detail, list);
  expect(tab.calls).toEqual(['detail', 'list']);
  expect(tab.dataOf(detail)).toBe('api: detail');
});

test('is not requested for half a minute after a failure', async () => {
  const tab = open(() => new Response('', { status: 503 }));
  await tab.prefetch(detail);
  await tab.prefetch(list);
  expect(tab.payloads).toHaveLength(1);
  await wait(30_000);
  await tab.prefetch(reviews);
  expect(tab.payloads).toHaveLength(2);
});

test('is not requested again once it was of other builds', async () => {
  const tab = open(() => fileOf([], 'build-2'));
  await tab.prefetch(detail);
  await wait(60_000);
  await tab.prefetch(list);
  expect(tab.payloads).toHaveLength(1);
});

test('is not requested when the data is there, and does not replace it', async () => {
  const tab = open(() => fileOf([goods, firstPage]));
  await tab.press();
  await tab.prefetch(detail);
  expect(tab.payloads).toEqual([]);
  await tab.prefetch(detail, list);
  await wait();
  expect(tab.dataOf(detail)).toBe('api: detail');
});

test('is used once: a later fetch of the query calls the api', async () => {
  const tab = open(() => fileOf([goods]));
  await tab.prefetch(detail);
  await tab.fetchAgain();
  expect(tab.calls).toEqual(['detail']);
  expect(tab.dataOf(detail)).toBe('api: detail');
});

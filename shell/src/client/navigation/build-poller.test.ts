import { createPathTable } from '@shop/shared/contracts';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { type BuildPoller, startBuildPoller } from './build-poller';

let latest: unknown;
let isOnline: boolean;
let requests: number;
let visibility: DocumentVisibilityState;
let loaded: string[];
let poller: BuildPoller;

const at = (path: string) => new URL(path, location.origin);
const push = (path: string, state?: unknown) => poller.intercept({ url: at(path), state });
/** Sets the current page, as after a push. */
const openPage = (path: string) => history.pushState({}, '', path);
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
const comeBack = async () => {
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') });
  sessionStorage.clear();
  latest = { id: 'build-1' };
  isOnline = true;
  requests = 0;
  visibility = 'visible';
  loaded = [];
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  globalThis.fetch = (async () => {
    requests += 1;
    if (!isOnline) throw new TypeError('offline');
    return { ok: true, json: async () => latest };
  }) as unknown as typeof fetch;
  openPage('/main');
  poller = startBuildPoller({
    buildId: 'build-1',
    load: (href) => void loaded.push(href),
    isIncome: createPathTable(sitePaths).isIncome,
  });
});
afterEach(() => {
  poller.stop();
  jest.restoreAllMocks();
});

test('polls every ten seconds while the page is visible, and when it becomes visible', async () => {
  await minutes(1);
  expect(requests).toBe(6);
  visibility = 'hidden';
  await minutes(3);
  expect(requests).toBe(6);
  await comeBack();
  expect(requests).toBe(7);
});

test('does nothing for the same build', async () => {
  await minutes(1);
  expect(push('/goods/detail?goodsNo=1')).toBe(false);
  expect(loaded).toEqual([]);
});

test('loads the document on the next route change after a new build, and stops polling', async () => {
  latest = { id: 'build-2' };
  expect(push('/display/brand')).toBe(false);
  await minutes(1);
  expect(push('/goods/detail?goodsNo=1#top')).toBe(true);
  expect(loaded).toEqual(['/goods/detail?goodsNo=1#top']);
  await minutes(5);
  expect(requests).toBe(1);
});

test('loads the document on Back and Forward too', async () => {
  latest = { id: 'build-2' };
  await minutes(1);
  openPage('/search');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(loaded).toEqual([`${location.origin}/search`]);
});

test.each([
  ['/main', '/main?modalId=terms-use', 'a layer is no route'],
  ['/order/sheet?sheetNo=1', '/main', 'the sheet is left as it is'],
  ['/basket', '/payment?paymentNo=1', 'a payment begins'],
  ['/payment', '/order/complete', 'a payment is under way'],
])('does not reload from %s to %s: %s', async (from, to) => {
  latest = { id: 'build-2' };
  await minutes(1);
  openPage(from);
  expect(push(to)).toBe(false);
  expect(loaded).toEqual([]);
});

test('reloads after the payment', async () => {
  latest = { id: 'build-2' };
  openPage('/payment');
  await minutes(1);
  expect(push('/mypage')).toBe(false);
  openPage('/mypage');
  expect(push('/main')).toBe(true);
});

test('does not reload when navigation state would be lost', async () => {
  latest = { id: 'build-2' };
  await minutes(1);
  expect(push('/search', { words: 1 })).toBe(false);
  expect(push('/brand')).toBe(true);
});

test('does not reload twice within ten seconds, so that two builds that alternate cannot loop', async () => {
  latest = { id: 'build-2' };
  await minutes(1);
  expect(push('/search')).toBe(true);
  await jest.advanceTimersByTimeAsync(9_999);
  openPage('/search');
  expect(push('/main')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  openPage('/main');
  expect(push('/search')).toBe(true);
  expect(loaded).toHaveLength(2);
});

test.each([[null], [{}], [{ id: 7 }], [{ id: '' }]])('ignores the response %p', async (result) => {
  latest = result;
  await minutes(1);
  expect(push('/search')).toBe(false);
});

test('ignores network failures', async () => {
  isOnline = false;
  await minutes(3);
  expect(push('/search')).toBe(false);
});

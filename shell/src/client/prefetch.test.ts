import type { PageHandle } from '@shop/shared/app';
import { createPrefetch } from './prefetch';

/** A shop whose pages load on demand. */
function open() {
  const running = new Map<string, { done: () => void; fail: () => void }>();
  const requests: string[] = [];
  const prefetch = createPrefetch({
    ensureRoutes: () => undefined,
    routes: () => [
      {
        path: '/goods',
        handle: {
          prefetch: ({ url }) => {
            requests.push(url.search);
            return new Promise<void>((done, fail) =>
              running.set(url.search, { done, fail: () => fail(new Error('lost')) }),
            );
          },
        } as PageHandle,
      },
    ],
  });
  return {
    prefetch: (href: string) => void prefetch(href),
    click: (href: string) => void prefetch(href, true),
    asked: requests,
    finish: (search: string) => running.get(search)?.done(),
    lose: (search: string) => running.get(search)?.fail(),
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const onConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });

beforeEach(() => jest.useFakeTimers());
afterEach(() => onConnection(undefined));

test('loads at most four at a time and queues the others', async () => {
  const shop = open();
  for (let no = 1; no <= 6; no += 1) shop.prefetch(`/goods?no=${no}`);
  await settle();
  expect(shop.asked).toEqual(['?no=1', '?no=2', '?no=3', '?no=4']);
  shop.finish('?no=2');
  await settle();
  expect(shop.asked.at(-1)).toBe('?no=5');
  expect(shop.asked).toHaveLength(5);
});

test('loads a clicked link at once, whether it waits or not', async () => {
  const shop = open();
  for (let no = 1; no <= 6; no += 1) shop.prefetch(`/goods?no=${no}`);
  shop.click('/goods?no=6');
  shop.click('/goods?no=7');
  await settle();
  expect(shop.asked.slice(4)).toEqual(['?no=6', '?no=7']);
  for (const no of [1, 2, 3, 6, 7]) shop.finish(`?no=${no}`);
  await settle();
  expect(shop.asked.slice(6)).toEqual(['?no=5']);
});

test('does not load the same link again within half a minute', async () => {
  const shop = open();
  shop.prefetch('/goods?no=1');
  shop.prefetch('/goods?no=1');
  await settle();
  shop.finish('?no=1');
  await jest.advanceTimersByTimeAsync(29_999);
  shop.prefetch('/goods?no=1');
  await settle();
  expect(shop.asked).toEqual(['?no=1']);
  await jest.advanceTimersByTimeAsync(1);
  shop.prefetch('/goods?no=1');
  await settle();
  expect(shop.asked).toEqual(['?no=1', '?no=1']);
});

test('may load a failed link again at once', async () => {
  const shop = open();
  shop.prefetch('/goods?no=1');
  await settle();
  shop.lose('?no=1');
  await settle();
  shop.prefetch('/goods?no=1');
  await settle();
  expect(shop.asked).toEqual(['?no=1', '?no=1']);
});

test.each([
  ['saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['is slow', { effectiveType: '2g' }, 0],
  ['is slower still', { effectiveType: 'slow-2g' }, 0],
  ['is quick', { effectiveType: '4g', saveData: false }, 1],
  ['does not say', undefined, 1],
])('a connection that %s: %p prefetches %d', async (_, connection, count) => {
  onConnection(connection);
  const shop = open();
  shop.prefetch('/goods?no=1');
  await settle();
  expect(shop.asked).toHaveLength(count);
});

test('loads a clicked link on a slow connection', async () => {
  onConnection({ effectiveType: '2g' });
  const shop = open();
  shop.click('/goods?no=1');
  await settle();
  expect(shop.asked).toEqual(['?no=1']);
});

test('ignores a path without a page', async () => {
  const shop = open();
  shop.prefetch('/nowhere');
  await settle();
  expect(shop.asked).toEqual([]);
});

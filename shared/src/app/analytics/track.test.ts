import { track } from './track';

afterEach(() => {
  delete globalThis.dataLayer;
});

test('keeps events in the order they were pushed', () => {
  track({ event: 'impression', cornerNo: 7 });
  track({ event: 'click', name: 'hero' });
  expect(globalThis.dataLayer).toEqual([
    { event: 'impression', cornerNo: 7 },
    { event: 'click', name: 'hero' },
  ]);
});

test('keeps what a tag manager pushed before', () => {
  globalThis.dataLayer = [{ 'gtm.start': 1 }];
  track({ event: 'page_view' });
  expect(globalThis.dataLayer).toEqual([{ 'gtm.start': 1 }, { event: 'page_view' }]);
});

test('drops the oldest events when the list is full', () => {
  for (let at = 0; at < 1_000; at += 1) track({ event: 'impression', at });
  expect(globalThis.dataLayer).toHaveLength(300);
  expect(globalThis.dataLayer?.at(-1)).toEqual({ event: 'impression', at: 999 });
});

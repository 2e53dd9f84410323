import { track } from './track';

afterEach(() => {
  delete globalThis.dataLayer;
});

test('events stand in the data layer in the order they happened', () => {
  track({ event: 'impression', cornerNo: 7 });
  track({ event: 'click', name: 'hero' });
  expect(globalThis.dataLayer).toEqual([
    { event: 'impression', cornerNo: 7 },
    { event: 'click', name: 'hero' },
  ]);
});

test('what a tag manager put there first stays', () => {
  globalThis.dataLayer = [{ 'gtm.start': 1 }];
  track({ event: 'page_view' });
  expect(globalThis.dataLayer).toEqual([{ 'gtm.start': 1 }, { event: 'page_view' }]);
});

test('a layer that nobody reads does not grow for ever', () => {
  for (let at = 0; at < 1_000; at += 1) track({ event: 'impression', at });
  expect(globalThis.dataLayer).toHaveLength(300);
  expect(globalThis.dataLayer?.at(-1)).toEqual({ event: 'impression', at: 999 });
});

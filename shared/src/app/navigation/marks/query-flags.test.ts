import { isStackInUse, readOrigin, storeQueryFlags } from './query-flags';

const visitWithQuery = (query: string) => storeQueryFlags(new URLSearchParams(query));
const header = () => document.documentElement.dataset.header;

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.header;
});

test('stores LCFrom for the session and keeps the latest value', () => {
  expect(readOrigin()).toBeUndefined();
  visitWithQuery('LCFrom=kakao');
  visitWithQuery('q=1');
  expect(readOrigin()).toBe('kakao');
  visitWithQuery('LCFrom=push_11-21');
  expect(readOrigin()).toBe('push_11-21');
});

test.each(['<script>', 'a b', 'x'.repeat(33), 'https://evil.example', '//evil.example', ''])(
  'ignores LCFrom=%s',
  (value) => {
    visitWithQuery(`LCFrom=${encodeURIComponent(value)}`);
    expect(readOrigin()).toBeUndefined();
  },
);

test('validates a stored value when it is read', () => {
  sessionStorage.setItem('shop.LCFrom', '"<b>"');
  expect(readOrigin()).toBeUndefined();
});

test('remembers isStack for the session', () => {
  visitWithQuery('isStack=N');
  expect(isStackInUse()).toBe(false);
  visitWithQuery('isStack=Y');
  visitWithQuery('');
  expect(isStackInUse()).toBe(true);
});

test('hides the header at once and for the session until the flag is reset', () => {
  visitWithQuery('isHideHeader=Y');
  visitWithQuery('q=1');
  expect([header(), sessionStorage.getItem('shop.hidesHeader')]).toEqual(['hidden', 'true']);
  visitWithQuery('isHideHeader=N');
  expect([header(), sessionStorage.getItem('shop.hidesHeader')]).toEqual([undefined, null]);
});

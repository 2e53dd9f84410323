import { isStackInUse, readOrigin, storeQueryFlags } from './query-flags';

const remember = (query: string) => storeQueryFlags(new URLSearchParams(query));
const header = () => document.documentElement.dataset.header;

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.header;
});

test('LCFrom is kept for the session; the latest counts', () => {
  expect(readOrigin()).toBeUndefined();
  remember('LCFrom=kakao');
  remember('q=1');
  expect(readOrigin()).toBe('kakao');
  remember('LCFrom=push_11-21');
  expect(readOrigin()).toBe('push_11-21');
});

test.each(['<script>', 'a b', 'x'.repeat(33), 'https://evil.example', '//evil.example', ''])(
  'LCFrom=%s is no marker',
  (value) => {
    remember(`LCFrom=${encodeURIComponent(value)}`);
    expect(readOrigin()).toBeUndefined();
  },
);

test('what somebody else wrote into the storage is checked when it is read', () => {
  sessionStorage.setItem('shop.LCFrom', '"<b>"');
  expect(readOrigin()).toBeUndefined();
});

test('isStack says that a stack is in use, from then on', () => {
  remember('isStack=N');
  expect(isStackInUse()).toBe(false);
  remember('isStack=Y');
  remember('');
  expect(isStackInUse()).toBe(true);
});

test('isHideHeader hides at once and for the session, until an address says otherwise', () => {
  remember('isHideHeader=Y');
  remember('q=1');
  expect([header(), sessionStorage.getItem('shop.hidesHeader')]).toEqual(['hidden', 'true']);
  remember('isHideHeader=N');
  expect([header(), sessionStorage.getItem('shop.hidesHeader')]).toEqual([undefined, null]);
});

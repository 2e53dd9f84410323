import { cookieBackedStore } from './cookie-backed-store';
import { like } from './shape';

const KEY = 'shop.test';

const blockStorage = (...methods: ('getItem' | 'setItem' | 'removeItem')[]) => {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
};

afterEach(() => {
  sessionStorage.clear();
  document.cookie = `${KEY}=; path=/; max-age=0`;
});

describe.each<[string, () => void]>([
  ['with storage', () => {}],
  ['with a full storage', () => blockStorage('setItem')],
  ['with a blocked storage', () => blockStorage('getItem', 'setItem', 'removeItem')],
])('%s', (_, prepare) => {
  test('returns a value until it is removed', () => {
    prepare();
    cookieBackedStore.set(KEY, { text: '한글; "quoted" = 100%', count: 2 });
    expect(cookieBackedStore.get(KEY, like({ text: '', count: 0 }))).toEqual({
      text: '한글; "quoted" = 100%',
      count: 2,
    });
    cookieBackedStore.remove(KEY);
    expect(cookieBackedStore.get(KEY, like({ text: '', count: 0 }))).toBeUndefined();
  });
});

test('uses a cookie only when storage fails', () => {
  cookieBackedStore.set(KEY, 'a');
  expect(document.cookie).toBe('');
});

test.each(['%E0%A4%A', '{broken', ''])('ignores a cookie of %j', (value) => {
  document.cookie = `${KEY}=${value}; path=/`;
  expect(cookieBackedStore.get(KEY, like({ text: '', count: 0 }))).toBeUndefined();
});

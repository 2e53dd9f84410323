import { handover } from './handover';

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
  test('what was given is there until it is dropped', () => {
    prepare();
    handover.give(KEY, { text: '한글; "quoted" = 100%', count: 2 });
    expect(handover.peek(KEY)).toEqual({ text: '한글; "quoted" = 100%', count: 2 });
    handover.drop(KEY);
    expect(handover.peek(KEY)).toBeUndefined();
  });
});

test('a cookie is used only where storage is not', () => {
  handover.give(KEY, 'a');
  expect(document.cookie).toBe('');
});

test.each(['%E0%A4%A', '{broken', ''])('a cookie of %j is nothing', (value) => {
  document.cookie = `${KEY}=${value}; path=/`;
  expect(handover.peek(KEY)).toBeUndefined();
});

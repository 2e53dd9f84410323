import { like } from './shape';
import { localStore } from './storage';

afterEach(() => localStorage.clear());

test('stores and removes values', () => {
  localStore.set('a', { b: [1] });
  expect(localStore.get('a', like({ b: [0] }))).toEqual({ b: [1] });
  localStore.remove('a');
  expect(localStore.get('a', like({ b: [0] }))).toBeUndefined();
});

test('ignores a value of another shape', () => {
  localStore.set('a', { b: null });
  expect(localStore.get('a', like({ b: [0] }))).toBeUndefined();
  expect(localStore.has('a')).toBe(true);
});

test('ignores a value that is not JSON', () => {
  localStorage.setItem('a', '{broken');
  expect(localStore.get('a', like({ b: [0] }))).toBeUndefined();
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'does not throw when %s throws',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => {
      localStore.set('a', 1);
      localStore.get('a', like({ b: [0] }));
      localStore.remove('a');
    }).not.toThrow();
  },
);

import { localStore } from './storage';

afterEach(() => localStorage.clear());

test('keeps values, and forgets them', () => {
  localStore.set('a', { b: [1] });
  expect(localStore.get('a')).toEqual({ b: [1] });
  localStore.remove('a');
  expect(localStore.get('a')).toBeUndefined();
});

test('what is no JSON is nothing', () => {
  localStorage.setItem('a', '{broken');
  expect(localStore.get('a')).toBeUndefined();
});

test.each(['getItem', 'setItem', 'removeItem'] as const)('a %s that throws is quiet', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => {
    localStore.set('a', 1);
    localStore.get('a');
    localStore.remove('a');
  }).not.toThrow();
});

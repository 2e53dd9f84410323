import { nativeHome, specialPath } from './special-path';

test.each([
  ['/native/main/shop', 'native-home'],
  ['/native/main/home', 'native-home'],
  ['/native/main', 'native'],
  ['/native/setting/push', 'native'],
  ['/front', 'parent'],
  ['/front/main', 'parent'],
  ['/app/LPMAIAA_V100.lc', 'parent'],
  ['/app/spa-main.lc', 'parent'],
  ['/spa/card', 'parent'],
  ['/landing/event', 'parent'],
  ['/native', undefined],
  ['/nativeland', undefined],
  ['/frontier', undefined],
  ['/apps', undefined],
  ['/space', undefined],
  ['/landings', undefined],
  ['/main/native/x', undefined],
])('%s is %s', (path, kind) => expect(specialPath(path)).toBe(kind));

test('the shop app has a home of its own, every other app the common one', () => {
  expect(nativeHome('shop')).toBe('/native/main/shop');
  expect(nativeHome('trip')).toBe('/native/main/home');
  expect(specialPath(nativeHome('shop'))).toBe('native-home');
  expect(specialPath(nativeHome('trip'))).toBe('native-home');
});

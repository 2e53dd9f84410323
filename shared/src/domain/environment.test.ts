import { environmentOf, isLive } from './environment';

test.each([
  ['localhost', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]', 'development'],
  ['shop.local', 'development'],
  ['dev-shop.ondam.example', 'development'],
  ['test2.ondam.example', 'development'],
  ['QA-shop.ondam.example', 'development'],
  ['stg-shop.ondam.example', 'staging'],
  ['cbo-shop.ondam.example', 'cbo'],
  ['cbo.ondam.example', 'cbo'],
  ['shop.ondam.example', 'production'],
  ['developer.example', 'production'],
  ['cbond.example', 'production'],
  ['', 'production'],
])('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});

test('production and cbo are live', () => {
  expect((['development', 'staging', 'cbo', 'production'] as const).filter(isLive)).toEqual([
    'cbo',
    'production',
  ]);
});

import { mergeCookies } from './api-client';

test('new values take the place of old ones; attributes do not become cookies', () => {
  expect(mergeCookies('a=1; b=2', ['b=3; Path=/; HttpOnly; Max-Age=2592000', 'c=4; Path=/'])).toBe(
    'a=1; b=3; c=4',
  );
});

test('values keep their = signs', () => {
  expect(mergeCookies('', ['token=a=b==; Path=/'])).toBe('token=a=b==');
  expect(mergeCookies('token=x=y', [])).toBe('token=x=y');
});

test('nothing on either side is nothing', () => {
  expect(mergeCookies('', [])).toBe('');
});

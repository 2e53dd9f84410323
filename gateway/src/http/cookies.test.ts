import { hasCookies, mergeCookies } from './cookies';

test('replaces old values and ignores attributes', () => {
  expect(mergeCookies('a=1; b=2', ['b=3; Path=/; HttpOnly; Max-Age=2592000', 'c=4; Path=/'])).toBe(
    'a=1; b=3; c=4',
  );
});

test('keeps equals signs in values', () => {
  expect(mergeCookies('', ['token=a=b==; Path=/'])).toBe('token=a=b==');
  expect(mergeCookies('token=x=y', [])).toBe('token=x=y');
});

test('handles empty input', () => {
  expect(mergeCookies('', [])).toBe('');
});

test.each([
  ['a=1; b=2', true],
  ['b=2;a=1', true],
  ['a=1', false],
  ['a=1; b=', false],
  ['a=1; xb=2', false],
  ['', false],
])('both a and b in "%s": %s', (cookie, isThere) => {
  expect(hasCookies(cookie, 'a', 'b')).toBe(isThere);
});

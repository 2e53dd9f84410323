import fc from 'fast-check';
import { isOwnPath, safeReturnTo, safeTarget, safeToken } from './safe-path';

const PARTNERS = ['partner.example', 'm.partner.example'];

/** Open-redirect attempts on returnTo, redirects, app links and partner links. */
const escapes = [
  // Another host, written plainly.
  'https://evil.example',
  'https://evil.example/main',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  'ftp://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:evil.example',
  'evil.example',
  'www.evil.example/main',
  // Without a scheme.
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '//evil.example/main',
  '//evil.example:443/main',
  '//shop.invalid@evil.example',
  '//evil%E3%80%82example',
  // Backslashes are slashes to a browser.
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  '/main\\..\\..\\evil.example',
  // Characters that a browser drops.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  '\ufeff//evil.example',
  // Dots that leave two slashes behind.
  '/.//evil.example',
  '/..//evil.example',
  '/main/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  // Encoded, once or more.
  '/%2f/evil.example',
  '/%2F%2Fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%252f%252fevil.example',
  '/%25255cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00//evil.example',
  '%2f%2fevil.example',
  '%68ttps://evil.example',
  // Scripts and data.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'intent://evil.example#Intent;scheme=https;end',
  'ondam://open?url=https://evil.example',
  // A user name, a port, or a host that resembles an allowed one.
  'https://partner.example@evil.example',
  'https://partner.example:pass@evil.example/',
  'https://user@partner.example/',
  'https://partner.example:8443/',
  'https://partner.example.evil.example/',
  'https://evil.example/partner.example',
  'https://evil.example?partner.example',
  'https://evil.example#partner.example',
  'https://evilpartner.example/',
  'https://a.partner.example/',
  'https://evil.example\\@partner.example/',
  'https://partner.example\\.evil.example/',
  'http://partner.example/',
  // Neither path nor URL.
  '',
  ' ',
  '.',
  '?x=1',
  '#top',
  'main/basket',
  './basket',
  '../basket',
  '/'.repeat(3000),
  `/${'a'.repeat(3000)}`,
];

test('the table holds sixty and more, each once', () => {
  expect(new Set(escapes).size).toBe(escapes.length);
  expect(escapes.length).toBeGreaterThanOrEqual(60);
});

describe.each(escapes.map((value) => [JSON.stringify(value).slice(0, 60), value]))(
  '%s',
  (_, way) => {
    test('is no path of ours', () => expect(isOwnPath(way)).toBe(false));
    test('is no return target', () => expect(safeReturnTo(way)).toBe('/main'));
    test('is no target', () => expect(safeTarget(way, PARTNERS)).toBeUndefined());
    test('is no marker', () => expect(safeToken(way)).toBeUndefined());
  },
);

test.each([null, undefined, 7, {}, ['/main'], new URL('https://evil.example')])(
  'what is no text leads nowhere: %p',
  (value) => {
    expect(isOwnPath(value)).toBe(false);
    expect(safeTarget(value, PARTNERS)).toBeUndefined();
  },
);

const own = [
  '/',
  '/main',
  '/goods/detail?goodsNo=3&modalId=options',
  '/display/category?categoryNo=1#top',
  '/searchResult?q=%EC%BD%94%ED%8A%B8',
  '/searchResult?q=https%3A%2F%2Fa.example',
  '/main?next=//evil.example',
  '/@evil.example',
  '/.evil.example',
  '/https://evil.example',
];

test.each(own)('%s is ours and stays as it is', (path) => {
  expect(isOwnPath(path)).toBe(true);
  expect(safeReturnTo(path)).toBe(path);
  expect(safeTarget(path, [])).toBe(path);
});

test('returns the normalized URL', () => {
  expect(safeReturnTo('/mypage/../basket')).toBe('/basket');
});

test.each([
  '/auth/callback?lid=1',
  '/Auth/callback?lid=1',
  '/main/../auth/callback?lid=1',
  '/common/login-auth',
  '/common/login-auth?returnTo=/basket',
  '/api/member/v1/front/logout',
  '/assets/shell/1/a.js',
])('nobody is sent back to %s', (path) => expect(safeReturnTo(path)).toBe('/main'));

test('returns the fallback of the caller', () => {
  expect(safeReturnTo('//evil.example', '/cs')).toBe('/cs');
  expect(safeReturnTo(null, '/cs')).toBe('/cs');
});

test.each([
  'https://partner.example/loan?code=1#a',
  'https://PARTNER.example/loan',
  'https://partner.example:443/loan',
  'https://m.partner.example/',
])('%s is a partner’s', (address) => {
  expect(safeTarget(address, PARTNERS)).toBe(new URL(address).href);
  expect(safeTarget(address, [])).toBeUndefined();
});

test.each(['EVT_2026', 'kakao', 'push-11'])('%s is a marker', (word) =>
  expect(safeToken(word)).toBe(word),
);
test.each(['a b', '<b>', 'a'.repeat(33), '이벤트', 'a;b', null, undefined])(
  '%p is no marker',
  (word) => expect(safeToken(word)).toBeUndefined(),
);

/** Fragments from which random attempts are built. */
const piece = fc.constantFrom(
  ...['/', '\\', '.', '..', '%2f', '%5c', '%2e', '%25', '\t', '\n', ':', '@', '?', '#'],
  ...['https', 'evil.example', 'javascript:', 'main', '\u0000', ' '],
);
const way = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
);

test('never leaves our origin, even when decoded again', () => {
  fc.assert(
    fc.property(way, (value) => {
      let path = safeReturnTo(value);
      for (let round = 0; round < 3; round += 1) {
        expect(new URL(path, 'https://shop.test').origin).toBe('https://shop.test');
        path = path.replace(/^[^?#]*/, (pathname) => {
          try {
            return decodeURIComponent(pathname);
          } catch {
            return pathname;
          }
        });
      }
    }),
    { numRuns: 2000 },
  );
});

import { safeReturnTo } from './return-to';

test.each([
  '/basket',
  '/goods/detail?goodsNo=3&modalId=options',
  '/display/category?categoryNo=1#top',
])('keeps %s', (value) => expect(safeReturnTo(value)).toBe(value));

test.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%0d//evil.example/..//evil.example/../..//'.replace('%0d', '\r'),
  '\\\\evil.example',
  'javascript:alert(1)',
  '/./\\evil.example',
  '/..//evil.example',
  '/auth/callback?lid=1',
  '/common/login-auth',
  'basket',
])('sends %s home', (value) => expect(safeReturnTo(value)).toBe('/main'));

import { createPathTable } from '@shop/shared/contracts';
import { sitePaths } from '@shop/shared/testing/site-paths';
import { appLinkTarget } from './app-link-target';

const targetOf = (target: string) =>
  appLinkTarget(new URLSearchParams({ target }), createPathTable(sitePaths));

test.each(['/goods/detail?goodsNo=3', '/display/plan-shop/list', '/native/main/shop', '/basket'])(
  'leads to %s',
  (path) => expect(targetOf(path)).toBe(path),
);

test.each([
  '',
  'https://evil.example',
  '//evil.example/main',
  '/\\evil.example',
  'lpapp://open',
  'javascript:alert(1)',
  '/common/applink?target=%2Fcommon%2Fapplink',
  '/common/login-auth',
  '/auth/callback?lid=1',
  '/api/member/v1/front/logout',
  '/no/such/page',
])('leads home instead of %s', (path) => expect(targetOf(path)).toBe('/main'));

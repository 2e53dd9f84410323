import { createPathTable } from '@shop/shared/contracts';
import { sitePaths } from './site-paths';

const { ownerOf, needsLogin, isIncome } = createPathTable(sitePaths);

test.each([
  ['/main', 'display'],
  ['/searchResult', 'display'],
  ['/goods/detail', 'goods'],
  ['/products', 'display'],
  ['/order/sample', 'order'],
  ['/markup/SB-MO-PD-0301-product', 'display'],
  ['/markup/SB-MO-PD-0401-default', 'goods'],
  ['/markup/corner/hot-deal', 'display'],
  ['/markup/skeleton-product-detail', 'goods'],
  ['/markup/SB-MO-OR-0101-no-address', 'order'],
  ['/markup', 'showcase'],
  ['/markup/guide/tab', 'showcase'],
  ['/markup/SB-MO-CM-0101-dialog', 'showcase'],
])('%s belongs to %s', (path, owner) => expect(ownerOf(path)).toBe(owner));

test.each(['/', '/mainframe', '/test', '/markups'])('%s is the shell’s', (path) =>
  expect(ownerOf(path)).toBeUndefined(),
);

test.each([
  '/order/sheet',
  '/order',
  '/mypage',
  '/mypage/order/list',
  '/claim/detail',
  '/basket',
  '/payment/auth',
  '/cs/faq',
  '/mypage/gift',
  '/mypage/gift/acceptance',
])('%s requires login', (path) => expect(needsLogin(path)).toBe(true));

test.each([
  '/',
  '/main',
  '/goods/detail',
  '/mypage/gift/accept',
  '/mypage/gift/accept/detail',
  '/mypage/gift/reject',
  '/mypage/gift/shipping',
  '/order/sample',
  // Only whole path segments match.
  '/orders',
  '/basketball',
  '/cst',
  '/mypages/order',
])('%s is public', (path) => expect(needsLogin(path)).toBe(false));

test.each([
  '/order',
  '/order/sheet',
  '/order/complete',
  '/order/sample',
  '/claim',
  '/claim/detail',
  '/payment/auth',
])('money moves at %s', (path) => expect(isIncome(path)).toBe(true));

test.each(['/', '/main', '/orders', '/claims', '/payments', '/mypage/order/list', '/basket'])(
  'none moves at %s',
  (path) => expect(isIncome(path)).toBe(false),
);

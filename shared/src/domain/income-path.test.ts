import { isIncomePath } from './income-path';

test.each([
  '/order',
  '/order/sheet',
  '/order/complete',
  '/claim',
  '/claim/detail',
  '/payment/auth',
])('money moves at %s', (path) => expect(isIncomePath(path)).toBe(true));

test.each(['/', '/main', '/orders', '/claims', '/payments', '/mypage/order/list', '/basket'])(
  'none moves at %s',
  (path) => expect(isIncomePath(path)).toBe(false),
);

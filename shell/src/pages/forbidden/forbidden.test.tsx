import { describePage } from '@shop/shared/testing/describe-component';
import { InShop } from '@shop/shared/testing/render-in-shop';
import { render, screen } from '@testing-library/react';
import { forbiddenReason } from '../../features/forbidden/forbidden.messages';
import { Page } from './forbidden.page';

describePage('Forbidden', <Page />);

const open = (query: string, isMember = false) =>
  render(
    <InShop path={`/error/403${query}`} cookies={isMember ? 'shopSession=1795233600.10' : ''}>
      <Page />
    </InShop>,
  );

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['', false, '로그인이 필요한 화면이에요'],
  ['?reason=nonsense', false, '로그인이 필요한 화면이에요'],
  ['?reason=owner', false, '다른 회원의 주문은 볼 수 없어요'],
  ['?reason=owner', true, '다른 회원의 주문은 볼 수 없어요'],
  ['?reason=age', true, '성인만 볼 수 있는 상품이에요'],
  ['?reason=link', false, '안내할 수 없는 제휴 서비스예요'],
  ['?reason=login', true, '접근 권한이 없어요'],
  ['', true, '접근 권한이 없어요'],
])('%s, logged in %s: %s', (query, isMember, messages) => {
  open(query, isMember);
  expect(title()).toBe(messages);
});

test('links a visitor to login and back to a page of the shop only', () => {
  open('?reason=owner&returnTo=/mypage/order/list');
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/common/login-auth?returnTo=%2Fmypage%2Forder%2Flist',
  );
});

test('ignores a foreign return target', () => {
  open('?returnTo=https://evil.example');
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/common/login-auth?returnTo=%2Fmain',
  );
});

test('does not link a member to login', () => {
  open('?reason=owner', true);
  expect(screen.queryByRole('link', { name: '로그인' })).toBeNull();
  expect(screen.getByRole('link', { name: '내 주문 보기' })).toBeVisible();
});

test('accepts known reasons only', () => {
  expect(forbiddenReason('<script>', true)).toBe('member');
  expect(forbiddenReason(null, false)).toBe('login');
});

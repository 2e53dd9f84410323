import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { BasketLink, BellLink } from './counted-link';
import { HeaderSearch } from './header-search';
import { MainHeader } from './main-header';
import { SubHeader } from './sub-header';

const main = (
  <MainHeader
    logo="우리몰"
    homeTo="/main"
    searchTo="/search"
    basket={{ to: '/basket', count: 3 }}
    links={[{ text: '로그인', to: '/common/login-auth' }]}
  />
);

describeComponent('MainHeader', main);
describeComponent('SubHeader', <SubHeader title="장바구니" onBack={() => {}} searchTo="/search" />);

test('links to home, search, basket and sign-in', () => {
  renderInShop(main);
  const hrefs = screen
    .getAllByRole('link')
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('href'),
    ]);
  expect(hrefs).toEqual([
    ['우리몰', '/main'],
    ['검색', '/search'],
    ['로그인', '/common/login-auth'],
    ['장바구니 3개', '/basket'],
  ]);
});

test('links only the name during checkout', () => {
  renderInShop(
    <MainHeader
      isNameOnly
      logo="우리몰"
      homeTo="/main"
      searchTo="/search"
      basket={{ to: '/basket', count: 3 }}
      links={[{ text: '로그인', to: '/common/login-auth' }]}
    >
      <a href="/display/allmenu">전체메뉴</a>
    </MainHeader>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['우리몰']);
});

test('renders an action as a button, usable by pointer and keyboard', async () => {
  const signOut = jest.fn();
  const links = [
    { text: '로그아웃', onClick: signOut },
    { text: '마이페이지', to: '/mypage' },
  ];
  renderInShop(
    <MainHeader logo="우리몰" homeTo="/" searchTo="/s" basket={{ to: '/b' }} links={links} />,
  );
  const button = screen.getByRole('button', { name: '로그아웃' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(signOut).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: '마이페이지' })).toHaveAttribute('href', '/mypage');
});

test('shows no search entry on desktops when the page has a search field', () => {
  renderInShop(
    <MainHeader logo="우리몰" homeTo="/" searchTo="/s" basket={{ to: '/b' }} isSearchPhoneOnly />,
  );
  expect(screen.getByRole('link', { name: '검색' })).toHaveClass('phoneOnly');
});

test('searches for trimmed words, and not for none', async () => {
  const search = jest.fn();
  const field = <HeaderSearch action="/searchResult" words="코트" onSearch={search} />;
  renderInShop(
    <MainHeader logo="우리몰" homeTo="/" searchTo="/s" basket={{ to: '/b' }} search={field} />,
  );
  const input = screen.getByRole('searchbox', { name: '상품 검색' });
  expect(input).toHaveValue('코트');
  await userEvent.clear(input);
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
  expect(search).not.toHaveBeenCalled();
  await userEvent.type(input, ' 라면 {Enter}');
  expect(search.mock.calls).toEqual([['라면']]);
  // Without scripts the form itself leads there.
  expect(screen.getByRole('search')).toHaveAttribute('action', '/searchResult');
  expect(input).toHaveAttribute('name', 'q');
});

test.each([
  [undefined, '장바구니', null],
  [0, '장바구니 0개', null],
  [7, '장바구니 7개', '7'],
  [120, '장바구니 120개', '99+'],
])('names a basket of %s %s and shows %s', (count, name, badge) => {
  renderInShop(<BasketLink to="/basket" count={count} />);
  expect(screen.getByRole('link', { name })).toHaveTextContent(badge ?? '');
});

test.each([
  [undefined, '알림', ''],
  [0, '알림', ''],
  [3, '알림, 새 소식 3개', '3'],
  [120, '알림, 새 소식 120개', '99+'],
])('names a bell of %s %s and shows %s', (count, name, badge) => {
  renderInShop(<BellLink to="/mypage" count={count} />);
  expect(screen.getByRole('link', { name })).toHaveTextContent(badge);
});

test('shows the bell beside the basket, and none without one', () => {
  const header = (bell?: { to: string }) => (
    <MainHeader logo="우리몰" homeTo="/" searchTo="/s" basket={{ to: '/b' }} bell={bell} />
  );
  const { unmount } = renderInShop(header());
  expect(screen.queryByRole('link', { name: '알림' })).toBeNull();
  unmount();
  renderInShop(header({ to: '/mypage?modalId=notification' }));
  expect(screen.getByRole('link', { name: '알림' })).toHaveAttribute(
    'href',
    '/mypage?modalId=notification',
  );
});

test('goes back from a sub header', async () => {
  const handleBack = jest.fn();
  renderInShop(<SubHeader title="상품 상세" onBack={handleBack} />);
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(handleBack).toHaveBeenCalledTimes(1);
});

test('keeps only the menu where the app shows the first row', () => {
  renderInShop(
    <MainHeader
      logo="우리몰"
      homeTo="/main"
      searchTo="/search"
      basket={{ to: '/basket' }}
      hasTopRow={false}
    >
      <a href="/display/plan-shop/list">기획전</a>
    </MainHeader>,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['기획전']);
});

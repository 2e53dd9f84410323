import { screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { renderInShop } from '../../testing/render-in-shop';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
])('shows page %s of %s as %j', (current, last, pages) => {
  expect(pageWindow(current, last)).toEqual(pages);
});

const pageTo = (page: number) => `/list?page=${page}`;

describeComponent('Pagination', <Pagination page={3} pageCount={9} pageTo={pageTo} />);

test('links to pages, without a previous link on the first', () => {
  renderInShop(<Pagination page={1} pageCount={9} pageTo={pageTo} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('1페이지');
  expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/list?page=2');
  expect(screen.queryByRole('link', { name: '이전 페이지' })).toBeNull();
});

test('renders nothing for one page', () => {
  renderInShop(<Pagination page={1} pageCount={1} pageTo={pageTo} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

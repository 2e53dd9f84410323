import { describePage } from '@shop/shared/testing/describe-component';
import { InShop, renderInShop } from '@shop/shared/testing/render-in-shop';
import { render, screen } from '@testing-library/react';
import { NotFound } from './not-found';
import { Page } from './not-found.page';

describePage('NotFound', <NotFound path="/no/such/page" />);

test('shows the missing path in the text of the specification', () => {
  renderInShop(<NotFound path="/no/such/page" />);
  expect(screen.getByText('Page Not Found: /no/such/page')).toBeVisible();
});

test.each([
  ['/error/404?path=/old/page', '/old/page'],
  ['/common/not-found', '/common/not-found'],
  [`/error/404?path=${'x'.repeat(500)}`, 'x'.repeat(200)],
  ['/error/404?path=<b>bold</b>', '<b>bold</b>'],
])('%s shows %s as plain text', (address, shown) => {
  renderInShop(<Page />, address);
  expect(screen.getByText(`Page Not Found: ${shown}`)).toBeVisible();
});

const inApp = (
  <InShop userAgent="Mozilla/5.0 (iPhone) LP_APP|ver=7.0.0|">
    <NotFound path="/x" />
  </InShop>
);

test('leaves the search to the header of a browser', () => {
  renderInShop(<NotFound path="/x" />);
  expect(screen.queryByRole('search')).toBeNull();
});

test('searches in the app with a form that works without scripts', () => {
  render(inApp);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/searchResult');
  expect(screen.getByRole('searchbox', { name: '검색어' })).toHaveAttribute('name', 'q');
});

test('links to popular pages and home', () => {
  renderInShop(<NotFound path="/x" />);
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['홈으로', '베스트', '타임딜', '기획전', '브랜드', '전체 카테고리']);
});

test('closes the page by the app inside it', () => {
  render(inApp);
  expect(screen.getByRole('button', { name: '화면 닫기' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '이전 화면' })).toBeNull();
});

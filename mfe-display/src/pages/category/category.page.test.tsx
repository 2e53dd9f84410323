import type { CategoryDetail } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleGoods, sampleList } from '../../test/samples';

const category: CategoryDetail = {
  categoryNo: 4,
  name: '뷰티',
  depth: 1,
  adult: false,
  goodsCount: 3,
  breadcrumb: [{ categoryNo: 4, name: '뷰티' }],
  children: [],
  siblings: [{ categoryNo: 4, name: '뷰티' }],
  best: [7, 8].map((no) => sampleGoods(no, { name: `으뜸 ${no}` })),
};

const open = (url = '/display/category?categoryNo=4', nextCursor: string | null = null) =>
  renderPage(url, {
    'category.detail': () => category,
    'category.tree': () => ({ categories: [] }),
    'search.goods': () => sampleList(4, { nextCursor }),
    'search.facet': () => sampleFacets(4),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
    'display.menu': () => ({ gnb: [], homeTabs: [] }),
  });

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.listView;
});

test('shows the ten best of a top category above its list, with their ranks', async () => {
  await open();
  const best = await screen.findByRole('region', { name: '뷰티 베스트 10' });
  const [first, second] = within(best).getAllByRole('article');
  expect(first).toHaveTextContent(/1.*으뜸 7/);
  expect(second).toHaveTextContent(/2.*으뜸 8/);
});

test('begins a sorted list with its own goods', async () => {
  await open('/display/category?categoryNo=4&sort=new');
  expect(await screen.findByText('상품 1')).toBeVisible();
  expect(screen.queryByRole('region', { name: '뷰티 베스트 10' })).toBeNull();
});

test('changes the view of the list and keeps it on the device', async () => {
  const { user } = await open();
  const choice = await screen.findByRole('group', { name: '보기 방식' });
  const grid = within(choice).getByRole('button', { name: '격자로 보기' });
  const dense = within(choice).getByRole('button', { name: '촘촘하게 보기' });
  expect(grid).toHaveAttribute('aria-pressed', 'true');
  await user.click(dense);
  expect(dense).toHaveAttribute('aria-pressed', 'true');
  expect(document.documentElement).toHaveAttribute('data-list-view', 'dense');
  expect(localStorage.getItem('shop.list.view')).toBe('"dense"');
  await user.click(grid);
  expect(document.documentElement).not.toHaveAttribute('data-list-view');
  expect(localStorage.getItem('shop.list.view')).toBeNull();
});

test('says when all goods were shown, and not before', async () => {
  await open();
  expect(await screen.findByText('상품을 모두 봤어요')).toBeVisible();
});

test('does not end a list that goes on', async () => {
  await open('/display/category?categoryNo=4', 'next');
  expect(await screen.findByText('상품 1')).toBeVisible();
  expect(screen.queryByText('상품을 모두 봤어요')).toBeNull();
});

test('lists the category among the recent ones of the device until they are deleted', async () => {
  await open();
  expect(await screen.findByText('상품 1')).toBeVisible();
  const { user } = await open('/display/allmenu');
  const recent = await screen.findByRole('region', { name: '최근 본 카테고리' });
  expect(within(recent).getByRole('link', { name: '뷰티' })).toHaveAttribute(
    'href',
    '/display/category?categoryNo=4',
  );
  await user.click(within(recent).getByRole('button', { name: '최근 본 카테고리 지우기' }));
  expect(screen.queryByRole('region', { name: '최근 본 카테고리' })).toBeNull();
  expect(localStorage.getItem('shop.category.recent')).toBeNull();
});

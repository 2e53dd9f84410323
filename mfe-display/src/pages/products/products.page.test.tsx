import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

interface Asked {
  query: { type?: string; bundleSellerNo?: number; sort?: string; free?: string };
}

const open = (address: string) =>
  renderPage(address, {
    'search.goods': ({ query }: Asked) =>
      sampleList(query.free ? 7 : 1234, {
        title: query.bundleSellerNo ? '정담상회 묶음배송 상품' : null,
      }),
    'search.facet': ({ query }: Asked) => sampleFacets(query.free ? 7 : 1234),
  });

// Preloads the on-demand code of the sheet.
beforeAll(() => import('../../features/goods-list/filter-code'));

test('filters a predefined list in the sheet and keeps its type', async () => {
  const { user, router, requestsOf } = await open('/products?type=best');
  expect(await screen.findByRole('heading', { level: 1, name: '베스트' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '필터' }));
  const sheet = await screen.findByRole('dialog', { name: '필터' });
  await user.click(await within(sheet).findByRole('checkbox', { name: /무료배송/ }));
  await user.click(await within(sheet).findByRole('button', { name: '7개 보기' }));
  expect(router.state.location.search).toBe('?type=best&free=1');
  expect(requestsOf('search.facet').at(-1)).toEqual({ query: { type: 'best', free: '1' } });

  await user.click(await screen.findByRole('button', { name: '무료배송 조건 지우기' }));
  expect(router.state.location.search).toBe('?type=best');
});

test('begins in the order of the list and offers 추천순 too', async () => {
  const { user, router, requestsOf } = await open('/products?type=best');
  const order = await screen.findByRole('combobox', { name: '정렬' });
  expect(order).toHaveDisplayValue('판매순');
  await user.selectOptions(order, '추천순');
  expect(router.state.location.search).toBe('?type=best&sort=recommend');
  expect(requestsOf('search.goods').at(-1)).toEqual({
    query: { type: 'best', sort: 'recommend' },
  });
});

test('names the seller of goods in one parcel instead of the other lists', async () => {
  await open('/products?type=all&bundleSellerNo=3');
  const title = { level: 1, name: '정담상회 묶음배송 상품' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(screen.queryByRole('group', { name: '상품 목록' })).toBeNull();
});

test('offers to reset the filters when no goods match', async () => {
  const { user, router } = await renderPage('/products?type=deal&maxWon=1', {
    'search.goods': () => sampleList(0),
    'search.facet': () => sampleFacets(0),
  });
  await screen.findByText('조건에 맞는 상품이 없어요');
  await user.click(screen.getByRole('button', { name: '조건 초기화' }));
  expect(router.state.location.search).toBe('?type=deal');
  expect(await screen.findByText('지금은 상품이 없어요')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

const category = {
  categoryNo: 5,
  name: '식품',
  depth: 1,
  adult: false,
  goodsCount: 1234,
  breadcrumb: [{ categoryNo: 5, name: '식품' }],
  children: [],
  siblings: [],
};

interface Asked {
  query: { free?: string; sale?: string; brands?: string };
}

const open = (address = '/display/category?categoryNo=5') =>
  renderPage(address, {
    'category.detail': () => category,
    'search.goods': ({ query }: Asked) => sampleList(query.free ? 7 : 1234),
    'search.facet': ({ query }: Asked) => sampleFacets(query.free ? 7 : 1234),
  });

// Preloads the on-demand code of the sheet.
beforeAll(() => import('./filter-code'));

// jsdom has no matchMedia; this stub is a phone.
beforeEach(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

async function openSheet() {
  const opened = await open();
  await opened.user.click(await screen.findByRole('button', { name: '필터' }));
  return { ...opened, sheet: await screen.findByRole('dialog', { name: '필터' }) };
}

test('updates the count on each click and the list when the count button is clicked', async () => {
  const { user, router, sheet } = await openSheet();
  expect(await within(sheet).findByRole('button', { name: '1,234개 보기' })).toBeInTheDocument();
  await user.click(await within(sheet).findByRole('checkbox', { name: /무료배송/ }));
  const show = await within(sheet).findByRole('button', { name: '7개 보기' });
  expect(router.state.location.search).not.toContain('free=1');

  await user.click(show);
  expect(router.state.location.search).toBe('?categoryNo=5&free=1');
  expect(await screen.findByText('7')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens with its heading before the facets are there, and before the URL changes', async () => {
  const { user, router } = await renderPage('/display/category?categoryNo=5', {
    'category.detail': () => category,
    'search.goods': () => sampleList(1234),
    'search.facet': () => new Promise(() => {}),
  });
  const button = await screen.findByRole('button', { name: '필터' });
  await user.pointer({ keys: '[TouchA]', target: button });
  expect(screen.getByRole('dialog', { name: '필터' })).toHaveFocus();
  expect(router.state.location.search).toBe('?categoryNo=5');
});

test('applies a typed price when the count button is clicked without 적용', async () => {
  const { user, router, sheet } = await openSheet();
  await user.type(await within(sheet).findByRole('textbox', { name: '최고 가격' }), '5만');
  await user.click(within(sheet).getByRole('button', { name: '1,234개 보기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&maxWon=50000');
});

test('includes the number of matching goods in the accessible name of a filter', async () => {
  const { sheet } = await openSheet();
  expect(await within(sheet).findByRole('checkbox', { name: /무료배송/ })).toHaveAccessibleName(
    /^무료배송 2 ?개$/,
  );
});

test('offers only values that leave some goods and take some away', async () => {
  const facets = {
    ...sampleFacets(100),
    freeCount: 40,
    saleCount: 100,
    stockCount: 0,
    scores: [
      { score: 4, count: 90 },
      { score: 3, count: 90 },
      { score: 2, count: 100 },
    ],
  };
  const { user } = await renderPage('/display/category?categoryNo=5', {
    'category.detail': () => category,
    'search.goods': () => sampleList(100),
    'search.facet': () => facets,
  });
  await user.click(await screen.findByRole('button', { name: '필터' }));
  const sheet = await screen.findByRole('dialog', { name: '필터' });
  expect(await within(sheet).findByRole('checkbox', { name: /무료배송/ })).toBeInTheDocument();
  expect(within(sheet).getByRole('checkbox', { name: /4점 이상/ })).toBeInTheDocument();
  for (const name of [/할인 상품/, /품절 제외/, /3점 이상/, /2점 이상/])
    expect(within(sheet).queryByRole('checkbox', { name })).toBeNull();
});

test('discards the selection when the sheet is closed', async () => {
  const { user, router, sheet } = await openSheet();
  await user.click(await within(sheet).findByRole('checkbox', { name: /무료배송/ }));
  await user.click(within(sheet).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(router.state.location.search).toBe('?categoryNo=5'));
  await user.click(screen.getByRole('button', { name: '필터' }));
  expect(await screen.findByRole('checkbox', { name: /무료배송/ })).not.toBeChecked();
});

test('shows and removes each active filter of the URL', async () => {
  const { user, router } = await open('/display/category?categoryNo=5&brands=3,7&maxWon=10000');
  await user.click(await screen.findByRole('button', { name: '가온 조건 지우기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&brands=3&maxWon=10000');
  await user.click(screen.getByRole('button', { name: '1만원 이하 조건 지우기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&brands=3');
});

test('shows an error with a retry button when the list cannot be loaded', async () => {
  let isDown = true;
  const { user } = await renderPage('/display/category?categoryNo=5', {
    'category.detail': () => category,
    'search.goods': () => {
      if (isDown) throw new Error('down');
      return sampleList(2);
    },
  });
  const retry = await screen.findByRole('button', { name: '다시 시도' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('상품 1')).toBeInTheDocument();
});

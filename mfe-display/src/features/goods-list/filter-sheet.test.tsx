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

// The sheet's code comes on demand; here it is at hand.
beforeAll(() => import('./filter-code'));

// jsdom knows no screens: this one is a phone.
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

test('the count follows each press; the list waits for the button', async () => {
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

test('a typed price counts without its own button: going on to the count is enough', async () => {
  const { user, router, sheet } = await openSheet();
  await user.type(await within(sheet).findByRole('textbox', { name: '최고 가격' }), '5만');
  await user.click(within(sheet).getByRole('button', { name: '1,234개 보기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&maxWon=50000');
});

test('a condition is read with the number of goods it leaves', async () => {
  const { sheet } = await openSheet();
  expect(await within(sheet).findByRole('checkbox', { name: /무료배송/ })).toHaveAccessibleName(
    /^무료배송 2 ?개$/,
  );
});

test('Back closes the sheet and forgets what was pressed in it', async () => {
  const { user, router, sheet } = await openSheet();
  await user.click(await within(sheet).findByRole('checkbox', { name: /무료배송/ }));
  await user.click(within(sheet).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?categoryNo=5');
  await user.click(screen.getByRole('button', { name: '필터' }));
  expect(await screen.findByRole('checkbox', { name: /무료배송/ })).not.toBeChecked();
});

test('conditions of the address are named, and each can be taken away', async () => {
  const { user, router } = await open('/display/category?categoryNo=5&brands=3,7&maxWon=10000');
  await user.click(await screen.findByRole('button', { name: '가온 조건 지우기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&brands=3&maxWon=10000');
  await user.click(screen.getByRole('button', { name: '1만원 이하 조건 지우기' }));
  expect(router.state.location.search).toBe('?categoryNo=5&brands=3');
});

test('a list that cannot be read says so and tries again', async () => {
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

import { csCalls } from '@shop/shared/contracts';
import { renderFragment } from '@shop/shared/testing/render-fragment';
import { screen } from '@testing-library/react';
import { fragment } from './fragments/{{part}}';

const open = (titles: readonly string[]) =>
  renderFragment('{{fragment}}', fragment, { count: 2 }, {
    [csCalls.notices.id]: () => ({
      total: titles.length,
      page: 1,
      pageCount: 1,
      items: titles.map((title, noticeNo) => ({ noticeNo, title })),
    }),
  });

test('shows pages of other remotes as many titles as they want', async () => {
  await open(['세 번째 소식', '두 번째 소식', '첫 번째 소식']);
  expect(screen.getByRole('region', { name: '{{title}}' })).toBeVisible();
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['세 번째 소식', '두 번째 소식']);
});

test('leaves nothing where there is none', async () => {
  await open([]);
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
});

import { type App, page } from '@shop/shared/app';
import { csCalls } from '@shop/shared/contracts';
import { renderRemotePage } from '@shop/shared/testing/render-remote-page';
import { screen } from '@testing-library/react';
import { {{pascal}}List } from './{{feature}}-list';

const createRoutes = (app: App) => [
  page(
    {
      id: '{{name}}.{{feature}}',
      path: '/{{name}}',
      queryParams: [],
      title: '{{feature}}',
      component: async () => ({ Page: {{pascal}}List }),
    },
    app,
  ),
];

const open = (titles: readonly string[]) =>
  renderRemotePage(createRoutes, '/{{name}}', {
    [csCalls.notices.id]: () => ({
      total: titles.length,
      page: 1,
      pageCount: 1,
      items: titles.map((title, noticeNo) => ({ noticeNo, title })),
    }),
  });

test('lists the titles in their order', async () => {
  open(['두 번째 소식', '첫 번째 소식']);
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['두 번째 소식', '첫 번째 소식']);
});

test('says so when there is none', async () => {
  open([]);
  expect(await screen.findByText('아직 소식이 없어요')).toBeVisible();
});

import { csCalls } from '@shop/shared/contracts';
import { screen } from '@testing-library/react';
import { newsOf } from '../../markup/fixtures/news';
import { renderPage } from '../../test/render-page';

const open = (titles: readonly string[]) =>
  renderPage('/{{name}}', { [csCalls.notices.id]: () => newsOf(titles) });

test('lists the news in their order', async () => {
  open(['두 번째 소식', '첫 번째 소식']);
  expect(await screen.findByRole('heading', { level: 1, name: '{{title}}' })).toBeVisible();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['두 번째 소식', '첫 번째 소식']);
});

test('says so when there is no news', async () => {
  open([]);
  expect(await screen.findByText('아직 소식이 없어요')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import { eventCardFixture } from '../../markup/fixtures/event.fixtures';
import { renderPage } from '../../test/render-page';

/** The clock of these pages begins at 0. */
const days = (count: number) => new Date(count * 86_400_000).toISOString();

test('shows the days left of running events only', async () => {
  const card = (eventNo: number, endsInDays: number, state: 'OPEN' | 'COMING' = 'OPEN') =>
    eventCardFixture('QUIZ', { eventNo, state, startsAt: days(-1), endsAt: days(endsInDays) });
  await renderPage('/event/list', {
    'event.list': () => ({
      items: [card(1, 3), card(2, 20), card(3, 5, 'COMING')],
      total: 3,
      page: 1,
      pageCount: 1,
    }),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
  });
  const list = await screen.findByRole('list', { name: '진행중 이벤트' });
  const [soon, later, coming] = within(list).getAllByRole('listitem');
  expect(soon).toHaveTextContent('D-3');
  expect(later).toHaveTextContent('D-20');
  expect(coming).not.toHaveTextContent('D-5');
  expect(coming).toHaveTextContent('예정');
});

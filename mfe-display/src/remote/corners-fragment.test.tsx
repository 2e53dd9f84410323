import { type Corner, displayCalls } from '@shop/shared/contracts';
import { renderFragment } from '@shop/shared/testing/render-fragment';
import { screen, within } from '@testing-library/react';
import { cornerFixture } from '../markup/fixtures/corner.fixture';
import { fragment } from './fragments/corners';

const filled: Corner = {
  ...cornerFixture('order-completed-related'),
  cornerNo: 71,
  personal: 'member',
};
const emptied: Corner = { ...filled, items: [] };

const open = (corners: Corner[], answer = filled) =>
  renderFragment(
    'display/corners',
    fragment,
    { pageCd: 'ORDER_COMPLETE' },
    {
      [displayCalls.place.id]: () => ({ corners, popups: [], bottomBanners: [] }),
      [displayCalls.personal.id]: () => answer,
    },
  );

test('draws the goods for the member with the place, from the member’s data alone', async () => {
  const { sentTo } = await open([emptied]);
  const corner = screen.getByRole('region', { name: filled.title });
  expect(within(corner).getAllByRole('listitem')).toHaveLength(filled.items.length);
  expect(sentTo(displayCalls.personal.id)).toEqual([
    expect.objectContaining({ input: { params: { cornerNo: 71 }, query: {} } }),
  ]);
});

test('leaves nothing where there are no goods for the member', async () => {
  await open([emptied], emptied);
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
});

test('leaves nothing where display data has nothing for the place', async () => {
  const { sentTo } = await open([]);
  expect(screen.getByRole('main')).toHaveTextContent(/^$/);
  expect(sentTo(displayCalls.personal.id)).toEqual([]);
});

import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/boot';
import { type RestockAlert, restockCalls } from '@shop/shared/contracts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { favorites } from '../../markup/fixtures/favorites';
import { RestockAlerts } from './restock-alerts';

const [first, second, third] = favorites.items.map(({ goods }) => goods);
if (!first || !second || !third) throw new Error('The fixture has three goods.');

const alert = (skuNo: number, change: Partial<RestockAlert>): RestockAlert => ({
  goods: first,
  skuNo,
  optionText: '',
  state: 'WAITING',
  endsAt: '2027-02-21T00:00:00.000Z',
  toldAt: null,
  ...change,
});

/** The page of a member with these alerts. */
async function show(alerts: RestockAlert[]) {
  let left = alerts;
  const app = createApp({
    call: (async (call: { id: string }, input: { params?: { skuNo: number } }) => {
      if (call.id === restockCalls.remove.id)
        left = left.filter(({ skuNo }) => skuNo !== input.params?.skuNo);
      return { items: left };
    }) as never,
    session: readSession(`shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const router = createMemoryRouter([{ path: '*', Component: RestockAlerts }], {
    initialEntries: ['/mypage/favorite-goods?tab=restock'],
  });
  await act(async () => {
    render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    );
  });
}

test('says which alerts wait, are back in stock, or are over', async () => {
  await show([
    alert(1, { optionText: '블랙 / M' }),
    alert(2, { goods: second, state: 'BACK', toldAt: '2026-11-22T15:00:00.000Z' }),
    alert(3, { goods: third, state: 'ENDED' }),
  ]);
  const list = await screen.findByRole('list', { name: '재입고 알림' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/블랙 \/ M.*재입고 대기.*2027\.02\.21까지/),
    expect.stringMatching(/다시 입고됐어요.*2026\.11\.23 재입고/),
    expect.stringContaining('알림 종료'),
  ]);
});

test('deletes an alert', async () => {
  await show([alert(1, { optionText: '블랙' })]);
  fireEvent.click(
    await screen.findByRole('button', { name: `${first.name} 블랙 재입고 알림 삭제` }),
  );
  expect(await screen.findByText('재입고 알림이 없어요')).toBeInTheDocument();
});

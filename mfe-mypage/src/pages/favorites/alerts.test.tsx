import { AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import {
  type OpeningAlert,
  openingCalls,
  type RestockAlert,
  restockCalls,
} from '@shop/shared/contracts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { favorites } from '../../markup/fixtures/favorites';
import { Alerts } from './alerts';

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

const opening = (alertNo: number, change: Partial<OpeningAlert>): OpeningAlert => ({
  alertNo,
  goods: first,
  deal: null,
  opensAt: '2026-12-01T01:00:00.000Z',
  state: 'WAITING',
  endsAt: '2027-03-01T01:00:00.000Z',
  toldAt: null,
  ...change,
});

/** The page of a member with these alerts. */
async function show(alerts: RestockAlert[], openings: OpeningAlert[] = []) {
  let left = alerts;
  let leftOpenings = openings;
  const app = createApp({
    call: (async (
      call: { id: string },
      input: { params?: { skuNo?: number; alertNo?: number } },
    ) => {
      if (call.id === restockCalls.remove.id)
        left = left.filter(({ skuNo }) => skuNo !== input.params?.skuNo);
      if (call.id === openingCalls.remove.id)
        leftOpenings = leftOpenings.filter(({ alertNo }) => alertNo !== input.params?.alertNo);
      return { items: call.id.startsWith('opening') ? leftOpenings : left };
    }) as never,
    session: readSession(`shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const router = createMemoryRouter([{ path: '*', Component: Alerts }], {
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
  expect(await screen.findByText(/^재입고 알림이 없어요/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '재입고 알림' })).toHaveFocus();
});

test('moves the focus to the row that took the place of the deleted one', async () => {
  await show([1, 2, 3].map((skuNo) => alert(skuNo, { optionText: `옵션${skuNo}` })));
  const removal = (skuNo: number) =>
    screen.findByRole('button', { name: `${first.name} 옵션${skuNo} 재입고 알림 삭제` });
  fireEvent.click(await removal(2));
  await waitFor(async () => expect(await removal(3)).toHaveFocus());
  fireEvent.click(await removal(3));
  await waitFor(async () => expect(await removal(1)).toHaveFocus());
});

test('lists what opens later with its date, and deletes it', async () => {
  await show(
    [],
    [
      opening(1, {}),
      opening(2, { goods: second, deal: { dealNo: 7, priceWon: 9_900 }, state: 'OPEN' }),
      opening(3, { goods: third, opensAt: null }),
    ],
  );
  const list = await screen.findByRole('list', { name: '오픈 알림' });
  const texts = within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(texts).toEqual([
    expect.stringMatching(/판매 예정.*2026\.12\.01 10:00 오픈/),
    expect.stringMatching(/타임딜을 시작했어요.*9,900원/),
    expect.stringContaining('판매를 시작하면 알려 드려요'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: `${first.name} 오픈 알림 삭제` }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
});

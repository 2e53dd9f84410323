import { ApiError, AppProvider, createApp, readSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { openingCalls } from '@shop/shared/contracts';
import { Layers } from '@shop/shared/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpeningTarget } from './add-opening-alert';
import { OpeningButton } from './opening-button';

const MEMBER = `shopSession=${Math.floor(Date.now() / 1000) + 3600}.10`;

beforeEach(() => sessionStorage.clear());

/** @returns the targets whose alert was requested */
async function show(target: OpeningTarget, { cookies = MEMBER, refusal = '' } = {}) {
  const sent: unknown[] = [];
  const app = createApp({
    call: (async (call: { id: string }, input: { body: unknown }) => {
      if (call.id !== openingCalls.add.id) throw new Error(call.id);
      sent.push(input.body);
      if (refusal) throw new ApiError(422, 'OPENING_OPEN', refusal);
      return { alertNo: 1, endsAt: '2027-02-21T00:00:00.000Z' };
    }) as never,
    session: readSession(cookies),
    isServer: false,
    renderedAtMs: Date.now(),
  });
  const Component = () => (
    <>
      <OpeningButton {...target} />
      <Layers />
    </>
  );
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: ['/x'] });
  await act(async () => {
    render(
      <AppProvider app={app}>
        <RouterProvider router={router} />
      </AppProvider>,
    );
  });
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: '오픈 알림 받기' }));

test('sets the alert of a time deal and says so', async () => {
  const sent = await show({ goodsNo: 229, dealNo: 7 });
  await press();
  expect(sent).toEqual([{ goodsNo: 229, dealNo: 7 }]);
  expect(await screen.findByText('오픈 알림을 신청했어요')).toBeVisible();
});

test('shows why it is refused', async () => {
  await show({ goodsNo: 229 }, { refusal: '이미 판매하고 있는 상품이에요.' });
  await press();
  expect(await screen.findByText('이미 판매하고 있는 상품이에요.')).toBeVisible();
});

test('leads a visitor to sign in and sets the alert on return', async () => {
  // jsdom cannot navigate and logs an error.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await show({ goodsNo: 229, dealNo: 7 }, { cookies: '' })).toEqual([]);
  await press();
  const sent = await show({ goodsNo: 229, dealNo: 7 });
  await waitFor(() => expect(sent).toEqual([{ goodsNo: 229, dealNo: 7 }]));
});

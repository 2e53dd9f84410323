import { useNavigate } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSheet } from './use-sheet';

function Probe() {
  const sheet = useSheet('probe');
  const navigate = useNavigate();
  return (
    <>
      <output>{sheet.isOpen ? '열림' : '닫힘'}</output>
      <button type="button" onClick={sheet.open}>
        열기
      </button>
      <button type="button" onClick={sheet.close}>
        닫기
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        뒤로
      </button>
    </>
  );
}

function show(address = '/goods/detail?goodsNo=1') {
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup() };
}

const state = () => screen.getByRole('status').textContent;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

test('opens on click before the URL changes and closes on Back', async () => {
  const { router, user } = show();
  await user.click(screen.getByText('열기'));
  expect(state()).toBe('열림');
  await settle();
  expect(router.state.location.search).toBe('?goodsNo=1&modalId=probe');
  await user.click(screen.getByText('뒤로'));
  await settle();
  expect(state()).toBe('닫힘');
  expect(router.state.location.search).toBe('?goodsNo=1');
});

test('returns to the previous URL when it is closed', async () => {
  const { router, user } = show();
  await user.click(screen.getByText('열기'));
  await settle();
  await user.click(screen.getByText('닫기'));
  expect(state()).toBe('닫힘');
  await settle();
  expect(router.state.location.search).toBe('?goodsNo=1');
});

test('stays closed when it is closed before the URL has changed', async () => {
  const { router } = show();
  act(() => screen.getByText('열기').click());
  act(() => screen.getByText('닫기').click());
  expect(state()).toBe('닫힘');
  await settle();
  await settle();
  expect(state()).toBe('닫힘');
  expect(router.state.location.search).toBe('?goodsNo=1');
});

test('is open when the URL names it', async () => {
  const { router, user } = show('/goods/detail?goodsNo=1&modalId=probe');
  expect(state()).toBe('열림');
  await user.click(screen.getByText('닫기'));
  await settle();
  expect(router.state.location.search).toBe('?goodsNo=1');
});

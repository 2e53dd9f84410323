import { toast } from '@shop/shared/app';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { Layers } from './layers';

let mockIsLost = true;
jest.mock('./layers-view', () => {
  if (mockIsLost) throw new Error('Loading chunk failed.');
  return { LayersView: () => <p>알림</p> };
});

beforeEach(() => jest.useFakeTimers());

test('shows what was opened without a connection when the connection is back', async () => {
  renderInShop(<Layers />, '/main');
  act(() => toast('담았어요'));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.queryByText('알림')).toBeNull();
  mockIsLost = false;
  fireEvent(window, new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('알림')).toBeInTheDocument();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { describeComponent } from '../../testing/describe-component';
import { InShop, renderInShop } from '../../testing/render-in-shop';
import { BoxModal } from '../box-modal/box-modal';
import type { ToastItem } from './toast-item';
import { ToastList } from './toast-view';

const added: ToastItem = {
  id: 1,
  text: '장바구니에 담았어요',
  link: { text: '장바구니 보기', to: '/basket' },
};

beforeEach(() => jest.useFakeTimers());

const show = (toasts: ToastItem[], notification?: ToastItem) => {
  const handleDismiss = jest.fn();
  const list = <ToastList toasts={toasts} notification={notification} onDismiss={handleDismiss} />;
  const view = renderInShop(list);
  // Live regions must exist before their content.
  act(() => jest.advanceTimersByTime(50));
  return { handleDismiss, list, ...view };
};

test('closes after three seconds, or after its own duration', () => {
  const { handleDismiss } = show([added, { id: 2, text: '쿠폰을 받았어요', delayMs: 5000 }]);
  act(() => jest.advanceTimersByTime(3000));
  expect(handleDismiss.mock.calls).toEqual([[1]]);
  act(() => jest.advanceTimersByTime(2000));
  expect(handleDismiss).toHaveBeenLastCalledWith(2);
});

test('pauses while a pointer hovers', () => {
  const { handleDismiss } = show([added]);
  const text = screen.getByText('장바구니에 담았어요');
  fireEvent.pointerOver(text);
  act(() => jest.advanceTimersByTime(10_000));
  expect(handleDismiss).not.toHaveBeenCalled();
  fireEvent.pointerOut(text);
  act(() => jest.advanceTimersByTime(3000));
  expect(handleDismiss).toHaveBeenCalledWith(1);
});

test('closes by its button and by its link', () => {
  const { handleDismiss } = show([added]);
  fireEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  fireEvent.click(screen.getByRole('link', { name: '장바구니 보기' }));
  expect(handleDismiss.mock.calls).toEqual([[1], [1]]);
});

test('renders both live regions before any content', () => {
  renderInShop(<ToastList toasts={[added]} notification={added} onDismiss={() => {}} />);
  for (const region of screen.getAllByRole('status')) expect(region).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(50));
  for (const region of screen.getAllByRole('status'))
    expect(region).toHaveTextContent('장바구니에 담았어요');
});

test('runs its button’s action and closes', () => {
  const handleUndo = jest.fn();
  const { handleDismiss } = show([
    { id: 3, text: '찜에서 뺐어요', button: { text: '되돌리기', onClick: handleUndo } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(handleUndo).toHaveBeenCalledTimes(1);
  expect(handleDismiss).toHaveBeenCalledWith(3);
});

test('pauses while focus is inside', () => {
  const { handleDismiss } = show([added]);
  act(() => screen.getByRole('link', { name: '장바구니 보기' }).focus());
  act(() => jest.advanceTimersByTime(10_000));
  expect(handleDismiss).not.toHaveBeenCalled();
  act(() => screen.getByRole('link', { name: '장바구니 보기' }).blur());
  act(() => jest.advanceTimersByTime(3000));
  expect(handleDismiss).toHaveBeenCalledWith(1);
});

test.each([
  [{ bottomPx: 120 }, { top: '', bottom: '120px' }],
  [{ topPx: 64 }, { top: '64px', bottom: 'auto' }],
])('positions the notification at %j', (offset, place) => {
  show([], { ...added, offset });
  const slot = screen.getAllByRole('status').at(-1) as HTMLElement;
  expect({ top: slot.style.top, bottom: slot.style.bottom }).toEqual(place);
});

test('moves into a modal that opens, where it is announced and clickable, and out again', () => {
  const { rerender, list } = show([added]);
  const withModal = (open: boolean) => (
    <InShop>
      {list}
      <BoxModal open={open} title="배송비 안내" onClose={() => {}}>
        내용
      </BoxModal>
    </InShop>
  );
  rerender(withModal(true));
  const toast = screen.getByText('장바구니에 담았어요');
  expect(screen.getByRole('dialog')).toContainElement(toast);
  rerender(withModal(false));
  expect(screen.getByText('장바구니에 담았어요')).toBeInTheDocument();
});

describe('quiet', () => {
  beforeEach(() => jest.useRealTimers());
  describeComponent('ToastList', <ToastList toasts={[added]} onDismiss={() => {}} />);
});

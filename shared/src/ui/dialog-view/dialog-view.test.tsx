import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describeComponent } from '../../testing/describe-component';
import { DialogView, type DialogViewProps } from './dialog-view';

const show = (props: Partial<DialogViewProps> = {}) => {
  const handleClose = jest.fn();
  render(<DialogView open onClose={handleClose} content="선택한 상품이 삭제돼요" {...props} />);
  return handleClose;
};

describeComponent(
  'DialogView',
  <DialogView open title="장바구니에서 삭제할까요?" content="2개가 삭제돼요" onClose={() => {}} />,
);

test('has one button, 확인, when none is given', async () => {
  const handleClose = show();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('is named by its title and described by its content', () => {
  show({ title: '삭제할까요?' });
  const dialog = screen.getByRole('alertdialog', { name: '삭제할까요?' });
  expect(dialog).toHaveAccessibleDescription('선택한 상품이 삭제돼요');
});

test('reports the clicked button before it closes', async () => {
  const calls: string[] = [];
  const handleClose = show({
    buttons: [
      { text: '아니요', type: 'cancel' },
      { text: '예', onClick: () => calls.push('yes') },
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: '예' }));
  expect(calls).toEqual(['yes']);
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('shows a primary button as an error button in a warning', () => {
  show({ theme: 'warning' });
  expect(screen.getByRole('button', { name: '확인' })).toHaveClass('danger');
});

test('closes a notification without buttons after its duration', () => {
  jest.useFakeTimers();
  const handleClose = show({ isNotification: true, durationMs: 1500 });
  expect(screen.queryByRole('button')).toBeNull();
  act(() => jest.advanceTimersByTime(1499));
  expect(handleClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

test('closes on Escape', async () => {
  const handleClose = show();
  await userEvent.keyboard('{Escape}');
  expect(handleClose).toHaveBeenCalledTimes(1);
});

import { describePage } from '@shop/shared/testing/describe-component';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SystemError } from './system-error';

describePage('SystemError', <SystemError status={500} errorId="e-1234" />);

test.each([
  [801, '지금 접속하는 분이 많아요'],
  [500, '일시적인 오류가 발생했어요'],
  [undefined, '일시적인 오류가 발생했어요'],
])('status %s has its own text, the phone number and a link home', (status, title) => {
  renderInShop(<SystemError status={status} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getByRole('link', { name: '1577-7083' })).toHaveAttribute('href', 'tel:1577-7083');
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/main');
});

test('다시 시도 reloads', async () => {
  const handleRetry = jest.fn();
  renderInShop(<SystemError onRetry={handleRetry} />);
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

test('copies the error id and confirms it for 1.5 seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInShop(<SystemError errorId="e-1234" />);
  await user.click(screen.getByRole('button', { name: '오류 번호 복사' }));
  expect(await navigator.clipboard.readText()).toBe('e-1234');
  expect(await screen.findByRole('button', { name: '복사했어요' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1500));
  expect(screen.getByRole('button', { name: '오류 번호 복사' })).toBeVisible();
});

test('shows what to do when the browser refuses to copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'));
  renderInShop(<SystemError errorId="e-1234" />);
  await user.click(screen.getByRole('button', { name: '오류 번호 복사' }));
  expect(await screen.findByRole('button', { name: '직접 복사해 주세요' })).toBeVisible();
});

test('shows no copy button without an error id', () => {
  renderInShop(<SystemError />);
  expect(screen.queryByRole('button', { name: '오류 번호 복사' })).toBeNull();
});

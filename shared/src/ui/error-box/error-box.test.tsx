import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBox } from './error-box';

test('shows the failure and retries on click', async () => {
  const retry = jest.fn();
  const { rerender } = render(<ErrorBox onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorBox message="배송 정보를 불러오지 못했어요" />);
  expect(screen.getByRole('alert')).toHaveTextContent('배송 정보를 불러오지 못했어요');
  expect(screen.queryByRole('button')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { Timeline } from '../timeline/timeline';
import { FreeDeliveryBar } from './progress-bar';

test('shows the missing amount, or that nothing is missing', () => {
  const { container, rerender } = render(
    <FreeDeliveryBar subtotalWon={18_000} freeOverWon={30_000} />,
  );
  expect(container).toHaveTextContent('12,000원 더 담으면 무료배송');
  expect(screen.getByRole('progressbar', { name: '무료배송까지' })).toHaveValue(18_000);
  rerender(<FreeDeliveryBar subtotalWon={30_000} freeOverWon={30_000} />);
  expect(container).toHaveTextContent('무료배송이에요');
  rerender(<FreeDeliveryBar subtotalWon={45_000} freeOverWon={30_000} />);
  expect(container).toHaveTextContent('무료배송이에요');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('marks and announces the current step', () => {
  render(
    <Timeline
      label="주문 진행 상태"
      current={1}
      steps={[{ label: '결제완료' }, { label: '배송중' }, { label: '배송완료' }]}
    />,
  );
  const [past, current, future] = screen.getAllByRole('listitem');
  expect(past).toHaveTextContent('결제완료 지난 단계');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(future).toHaveTextContent('배송완료 남은 단계');
});

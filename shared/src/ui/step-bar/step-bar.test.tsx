import { render, screen } from '@testing-library/react';
import { StepBar } from './step-bar';

test('marks only the current step', () => {
  render(<StepBar label="주문 단계" steps={['장바구니', '주문/결제', '주문 완료']} current={1} />);
  expect(screen.getByRole('list', { name: '주문 단계' })).toBeInTheDocument();
  const current = screen.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'));
  expect(current).toEqual([null, 'step', null]);
});

import { render, screen } from '@testing-library/react';
import { orderDetail } from '../../test/sample-order';
import { OrderMoney } from './order-money';

const rowOf = (label: string) => screen.queryByText(label)?.parentElement;

const withPoints = orderDetail({ amounts: { ...orderDetail().amounts, earnPointWon: 29_275 } });

test('shows the expected reward in points', () => {
  render(<OrderMoney order={withPoints} />);
  expect(screen.getByText('구매확정 시 29,275P 적립')).toBeVisible();
});

test.each(['BUY_CONFIRM', 'CANCEL_DONE', 'PAY_FAIL', 'EXPIRED'] as const)(
  'shows no expected points for an order in state %s',
  (state) => {
    render(<OrderMoney order={{ ...withPoints, state }} />);
    expect(screen.queryByText(/P 적립$/)).not.toBeInTheDocument();
  },
);

test('sums what was paid for an exchange with the order', () => {
  const amounts = { ...orderDetail().amounts, claimPaidWon: 8_000, refundedWon: 1_000 };
  render(<OrderMoney order={orderDetail({ amounts })} />);
  expect(rowOf('반품·교환 비용 결제')).toHaveTextContent('8,000원');
  expect(rowOf('남은 결제 금액')).toHaveTextContent('60,000원');
});

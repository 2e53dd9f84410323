import { render, screen } from '@testing-library/react';
import { orderDetail } from '../../test/sample-order';
import { OrderMoney } from './order-money';

const rowOf = (label: string) => screen.queryByText(label)?.parentElement;

const withPoints = orderDetail({ amounts: { ...orderDetail().amounts, earnPointWon: 29_275 } });

test('shows the expected reward in points', () => {
  render(<OrderMoney order={withPoints} />);
  expect(rowOf('적립 예정')).toHaveTextContent('29,275P');
  expect(rowOf('적립 예정')).not.toHaveTextContent('원');
});

test.each(['BUY_CONFIRM', 'CANCEL_DONE', 'PAY_FAIL', 'EXPIRED'] as const)(
  'shows no expected points for an order in state %s',
  (state) => {
    render(<OrderMoney order={{ ...withPoints, state }} />);
    expect(rowOf('적립 예정')).toBeUndefined();
  },
);

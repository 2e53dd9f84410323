import { paymentStates } from '@shop/shared/domain';
import { render, screen, within } from '@testing-library/react';
import { orderDetail } from '../../test/sample-order';
import { payment } from '../../test/sample-payment';
import { PaymentReceipt } from './payment-receipt';

test('shows no receipt for money that the bank has taken back', () => {
  const stateName = paymentStates.NET_CANCELED;
  const taken = { ...payment, state: 'NET_CANCELED', stateName } as const;
  const { rerender } = render(<PaymentReceipt order={orderDetail({ payment })} />);
  expect(screen.getByRole('table', { name: '결제 영수증' })).toBeVisible();
  rerender(<PaymentReceipt order={orderDetail({ payment: taken })} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('영수증을 볼 수 없는 주문이에요')).toBeVisible();
});

test('sums the payment of the order and those for its claims, and says that they have no cash receipt', () => {
  const paid = {
    ...{
      claimNo: 'C1',
      kindName: '교환',
      methodName: '계좌이체',
      cardName: null,
      approvedNo: 'T1',
    },
    ...{ approvedAt: '2026-11-25T12:00:00+09:00', payWon: 8_000, canceledWon: 3_000 },
  };
  const { amounts } = orderDetail();
  render(
    <PaymentReceipt
      order={orderDetail({
        payment,
        claimPayments: [paid],
        amounts: { ...amounts, claimPaidWon: 8_000, refundedWon: 3_000 },
      })}
    />,
  );
  const cellOf = (name: string) =>
    within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement).getByRole('cell');
  expect(cellOf('승인 금액')).toHaveTextContent('53,000원');
  expect(screen.queryByRole('rowheader', { name: '취소 금액' })).toBeNull();
  expect(cellOf('교환 비용 금액')).toHaveTextContent('8,000원');
  expect(cellOf('교환 비용 취소')).toHaveTextContent('3,000원');
  expect(cellOf('합계')).toHaveTextContent('58,000원');
  expect(screen.getByText(/현금영수증이 발급되지 않아요/)).toBeVisible();
});

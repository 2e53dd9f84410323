import { render, screen, within } from '@testing-library/react';
import { orderDetail } from '../../test/sample-order';
import { payment } from '../../test/sample-payment';
import { CashReceipt } from './cash-receipt';

const cashReceipt = {
  typeName: '소득공제',
  numberMasked: '010-****-1101',
  stateName: '발급 완료',
};

test('shows the cash receipt of an order, less what went back, and none without one', () => {
  const paid = { ...payment, cashReceipt, canceledWon: 20_000 };
  const { rerender } = render(<CashReceipt order={orderDetail({ payment: paid })} />);
  const table = screen.getByRole('table', { name: '현금영수증' });
  for (const text of ['소득공제', '010-****-1101', '30,000원', '3,000원', '33,000원'])
    expect(within(table).getByText(text)).toBeVisible();
  rerender(<CashReceipt order={orderDetail({ payment })} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('현금영수증이 없는 주문이에요')).toBeVisible();
});

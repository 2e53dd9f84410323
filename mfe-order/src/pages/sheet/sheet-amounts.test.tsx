import { render, screen } from '@testing-library/react';
import { sampleSheet } from '../../test/sample-sheet';
import { SheetAmounts } from './sheet-amounts';

test('names what a delivery coupon saves beside the fee, apart from the coupons for goods', () => {
  const amounts = {
    ...sampleSheet().amounts,
    deliveryWon: 3_000,
    couponWon: 7_000,
    deliveryCouponWon: 3_000,
  };
  render(<SheetAmounts amounts={amounts} taxFreeWon={0} hasPendingMutation={false} />);
  const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  const fee = rows.indexOf('배송비3,000원');
  expect(rows[fee + 1]).toBe('배송비 쿠폰−3,000원');
  expect(rows).toContain('쿠폰 할인−4,000원');
});

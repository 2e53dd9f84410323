import { render, screen } from '@testing-library/react';
import { CouponTicket } from './coupon-ticket';

test('shows discount, name, conditions and action', () => {
  const { container } = render(
    <CouponTicket
      value="10% 할인"
      name="봄맞이 쿠폰"
      conditions={['30,000원 이상 구매 시', '최대 5,000원']}
      note="3일 남음"
      action={<button type="button">받기</button>}
    />,
  );
  for (const words of ['10% 할인', '봄맞이 쿠폰', '30,000원 이상 구매 시 최대 5,000원', '3일 남음'])
    expect(container).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: '받기' })).toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { refundOf } from '../../test/sample-order';
import { RefundSum } from './refund-lines';

const textOf = () => screen.getByLabelText('환불 예정 금액').textContent ?? '';

test('shows every step of the refund, deductions with a minus sign', () => {
  render(
    <RefundSum
      refund={refundOf({
        goodsWon: 50_000,
        couponWon: 5_000,
        deliveryWon: 0,
        deliveryClawbackWon: 3_000,
        pointBackWon: 1_000,
        coinBackWon: 500,
        refundWon: 40_500,
        couponNamesBack: ['장바구니 7% 쿠폰', '전 상품 5% 쿠폰'],
      })}
    />,
  );
  for (const part of [
    '상품 금액50,000원',
    '쿠폰 할인 차감−5,000원',
    '−3,000원',
    '포인트 사용분포인트로 돌려드려요−1,000P',
    '코인 사용분코인으로 돌려드려요−500원',
    '쿠폰2장을 돌려드려요',
    '40,500원',
  ])
    expect(textOf()).toContain(part);
});

test('leaves out steps that do not apply', () => {
  render(<RefundSum refund={refundOf({ deliveryWon: 0, goodsWon: 9_000, refundWon: 9_000 })} />);
  expect(textOf()).not.toMatch(/쿠폰|배송비|포인트|코인/);
});

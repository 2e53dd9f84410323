import { Button, CouponTicket } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <CouponTicket
        value="3,000원 할인"
        name="첫 주문 감사 쿠폰"
        conditions={['금액 제한 없음']}
        action={
          <Button size="small" variant="outline" isLoading aria-label="첫 주문 감사 쿠폰 받기">
            받기
          </Button>
        }
      />
      <CouponTicket
        value="무료배송"
        name="도서산간을 뺀 모든 지역에서 쓸 수 있는 배송비 쿠폰"
        conditions={['20,000원 이상 구매 시', '2026.03.31까지']}
        isSpent
        action={
          <Button size="small" variant="outline" disabled aria-label="배송비 쿠폰 마감">
            마감
          </Button>
        }
      />
    </>
  );
}

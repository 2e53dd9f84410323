import { Button, CouponTicket } from '@shop/shared/ui';
import { useState } from 'react';

export function Example() {
  const [isTaken, setTaken] = useState(false);
  return (
    <CouponTicket
      value="10% 할인"
      name="봄맞이 쿠폰"
      conditions={['30,000원 이상 구매 시', '최대 5,000원 할인']}
      note="받은 날부터 7일"
      isSpent={isTaken}
      action={
        <Button
          size="small"
          variant="outline"
          disabled={isTaken}
          aria-label={`봄맞이 쿠폰 ${isTaken ? '받음' : '받기'}`}
          onClick={() => setTaken(true)}
        >
          {isTaken ? '받음' : '받기'}
        </Button>
      }
    />
  );
}

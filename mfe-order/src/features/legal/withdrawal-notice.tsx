import { Guidance } from '@shop/shared/ui';

/** L5 (전자상거래법 §17, §18): shown before the order is placed. */
export function WithdrawalNotice() {
  return (
    <Guidance
      isFolded
      title="받은 날부터 7일 이내 청약철회할 수 있습니다"
      items={[
        '청약철회는 취소와 반품입니다. 표시·광고와 다른 상품은 받은 날부터 3개월, 안 날부터 30일 이내에 할 수 있습니다.',
        '반품 배송비는 단순 변심이면 구매자가, 상품 문제이면 판매자가 부담합니다.',
        '구매자 책임으로 훼손되었거나 포장을 뜯은 복제 가능 상품은 제한될 수 있습니다.',
        '반품 상품을 받은 날부터 3영업일 이내에 환불합니다.',
      ]}
    />
  );
}

import { type OrderConsentCode, orderConsents } from '@shop/shared/domain';

/** The texts behind 보기 (L5, L8). The law requires the names of the sellers. */
export function consentsFor(sellerNames: readonly string[]) {
  const bodies: Record<OrderConsentCode, string> = {
    PURCHASE:
      '주문하는 상품의 이름, 가격, 배송 정보를 확인했으며 결제에 동의해요. 상품을 받은 날부터 7일 안에 청약을 철회할 수 있어요. 단순 변심이면 반품 배송비를 부담하고, 상품에 문제가 있으면 판매자가 부담해요.',
    PRIVACY:
      '수집 항목: 받는 분 이름, 휴대폰 번호, 주소. 이용 목적: 주문 이행과 배송, 상담. 보유 기간: 전자상거래법에 따라 5년. 동의를 거부할 수 있으나 거부하면 주문할 수 없어요.',
    THIRD_PARTY: `제공받는 자: ${sellerNames.join(', ')}. 제공 항목: 받는 분 이름, 휴대폰 번호, 주소, 주문 상품. 제공 목적: 상품 배송과 교환·환불 처리. 보유 기간: 거래 종료 후 5년. 동의를 거부할 수 있으나 거부하면 주문할 수 없어요.`,
  };
  return orderConsents.map(({ code, title }) => ({ code, title, body: bodies[code] }));
}

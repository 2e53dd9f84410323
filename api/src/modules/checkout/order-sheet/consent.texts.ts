import type { OrderConsentCode } from '@shop/shared/domain';

const namesOf = (sellers: readonly { sellerName: string }[]): string =>
  sellers.map(({ sellerName }) => sellerName).join(', ');

/** The texts behind 보기 (L5, L8, L9, L12). The law requires the names of the sellers. */
export function withTexts(
  consents: readonly { code: OrderConsentCode; title: string }[],
  sellers: readonly { sellerName: string; isBrokerSale: boolean }[],
) {
  const bodies: Record<OrderConsentCode, string> = {
    PURCHASE:
      '주문하는 상품의 이름, 가격, 배송 정보를 확인했으며 결제에 동의합니다. 상품을 받은 날부터 7일 안에 청약을 철회할 수 있습니다. 단순 변심이면 반품 배송비를 구매자가, 상품에 문제가 있으면 판매자가 부담합니다.',
    PRIVACY:
      '수집 항목: 받는 분 이름, 휴대폰 번호, 주소. 이용 목적: 주문 이행과 배송, 상담. 보유 기간: 전자상거래법에 따라 5년. 동의를 거부할 수 있으나 거부하면 주문할 수 없습니다.',
    THIRD_PARTY: `제공받는 자: ${namesOf(sellers.filter(({ isBrokerSale }) => isBrokerSale))}. 제공 항목: 받는 분 이름, 휴대폰 번호, 주소, 주문 상품. 제공 목적: 상품 배송과 교환·환불 처리. 보유 기간: 거래 종료 후 5년. 동의를 거부할 수 있으나 거부하면 주문할 수 없습니다.`,
    OVERSEAS: `이전받는 자: ${namesOf(sellers)}의 해외 물류 거점과 관세청. 이전 항목: 받는 분 이름, 휴대폰 번호, 주소, 개인통관고유부호. 이전 목적과 방법: 해외 상품의 배송과 통관, 주문할 때 전산망으로 전송. 보유 기간: 통관을 마친 뒤 5년. 동의를 거부할 수 있으나 거부하면 해외 상품을 주문할 수 없습니다.`,
    CUSTOMS:
      '수집 항목: 개인통관고유부호. 이용 목적: 수입 통관 신고. 부호에 등록한 이름, 휴대폰 번호, 우편번호가 받는 분과 같아야 통관됩니다. 보유 기간: 회원 탈퇴 또는 삭제 요청까지. 암호화해 보관하고 다음 주문에 다시 묻지 않습니다. 동의를 거부할 수 있으나 거부하면 해외 상품을 주문할 수 없습니다.',
    FINANCE:
      '전자금융거래 이용약관에 따라 결제를 처리합니다. 결제 내역은 주문 상세에서 확인할 수 있고, 오류나 무단 사용은 고객센터(1577-7083)로 알려 주시면 조사해 알려 드립니다. 첫 결제에 한 번만 동의합니다.',
  };
  return consents.map(({ code, title }) => ({ code, title, body: bodies[code] }));
}

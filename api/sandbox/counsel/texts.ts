import { type CounselType, counselTopicOf } from '@shop/shared/domain';

const answers: Record<ReturnType<typeof counselTopicOf>, string> = {
  ORDER:
    '주문과 결제 내역을 확인했어요. 주문 상세에서 결제 수단과 영수증을 다시 볼 수 있고, 상품 준비 전이면 주문을 취소한 뒤 다시 주문할 수 있어요.',
  DELIVERY:
    '배송 상태를 확인했어요. 주문 상세의 배송조회에서 지금 위치와 도착 예정일을 볼 수 있어요. 예정일이 지나도 오지 않으면 이 문의에 이어서 알려 주세요.',
  CLAIM:
    '주문 상세에서 취소·교환·반품을 신청할 수 있어요. 신청하면 예상 환불 금액과 수거 날짜를 바로 확인할 수 있어요. 불량이나 오배송이면 배송비를 받지 않아요.',
  BENEFIT:
    '쿠폰함과 코인·포인트 내역을 확인했어요. 쿠폰은 쿠폰마다 쓸 수 있는 상품과 기한이 달라요. 코인은 구매확정한 뒤에 쌓여요.',
  GIFT: '선물 내역을 확인했어요. 모바일 쿠폰은 마이페이지의 모바일 쿠폰에서 바코드와 기한을 볼 수 있어요.',
  MEMBER: '회원 정보를 확인했어요. 이름과 연락처는 카드사 앱에서 바꾸면 다음 로그인부터 반영돼요.',
  ETC: '문의하신 내용을 담당자가 확인했어요. 불편을 드려 죄송해요.',
};

/** The sandbox's answer to an enquiry of this type. */
export const answerText = (type: CounselType): string =>
  `안녕하세요, 고객님. 온담 고객센터예요.\n${answers[counselTopicOf(type)]}\n더 궁금한 점이 있으면 추가로 문의해 주세요.`;

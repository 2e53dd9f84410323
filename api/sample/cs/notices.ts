import type { NoticeType } from '@shop/shared/domain';

export interface SampleNotice {
  type: NoticeType;
  title: string;
  body: string;
  /** Before the first start. */
  daysAgo: number;
  isPinned?: boolean;
}

export const sampleNotices: readonly SampleNotice[] = [
  {
    type: 'GENERAL',
    title: '온담 고객센터 운영 시간을 안내해 드려요',
    body: '고객센터는 평일 09:00–18:00에 운영해요. 전화번호는 1577-7083이에요.\n운영 시간이 아닐 때는 자주 묻는 질문에서 먼저 찾아보실 수 있어요.',
    daysAgo: 40,
    isPinned: true,
  },
  {
    type: 'GENERAL',
    title: '온담을 사칭한 문자와 전화를 조심하세요',
    body: '온담은 문자나 전화로 카드 번호, 카드 비밀번호, 인증번호를 묻지 않아요.\n결제는 온담 주문서와 카드사 결제창에서만 이루어져요. 의심스러운 연락을 받으셨다면 링크를 누르지 말고 고객센터 1577-7083으로 확인해 주세요.',
    daysAgo: 25,
    isPinned: true,
  },
  {
    type: 'DELIVERY',
    title: '겨울철 도로 상황에 따라 배송이 늦어질 수 있어요',
    body: '눈이나 한파로 도로가 통제되면 배송이 하루 이틀 늦어질 수 있어요. 배송 상태는 주문 상세에서 확인해 주세요.\n안전한 배송을 위해 너그러이 기다려 주시면 감사하겠습니다.',
    daysAgo: 2,
  },
  {
    type: 'GENERAL',
    title: '결제 시스템 정기 점검을 마쳤어요',
    body: '카드 결제 시스템의 정기 점검을 예정대로 마쳤어요. 지금은 모든 카드로 결제할 수 있어요.\n점검하는 동안 결제가 끝나지 않은 주문은 청구되지 않았어요.',
    daysAgo: 5,
  },
  {
    type: 'WINNER',
    title: '첫 구매 응원 코인 지급을 마쳤어요',
    body: '첫 구매 응원 코인을 받으실 분께 코인을 모두 드렸어요. 마이페이지에서 코인을 확인해 주세요.',
    daysAgo: 9,
  },
  {
    type: 'GENERAL',
    title: '부분 취소 화면에서 환불 예정 금액을 미리 보여 드려요',
    body: '상품과 수량을 고르면 쿠폰, 포인트, 코인, 배송비를 모두 반영한 환불 예정 금액이 바로 표시돼요.\n보여 드린 금액과 실제 환불 금액이 다르면 취소되지 않고, 바뀐 금액을 다시 보여 드려요.',
    daysAgo: 14,
  },
  {
    type: 'DELIVERY',
    title: '제주·도서산간 추가 배송비를 결제 전에 표시해요',
    body: '주문서에서 배송지를 고르면 도서산간 추가 배송비가 결제 금액에 바로 반영돼요. 결제한 뒤에 따로 청구하지 않아요.',
    daysAgo: 21,
  },
  {
    type: 'GENERAL',
    title: '구매하지 않은 상품의 후기는 받지 않아요',
    body: '후기는 실제로 구매하신 분만 쓸 수 있어요. 평점이 낮다는 이유로 후기를 지우거나 가리지 않아요.\n욕설이나 개인정보가 담긴 후기는 가려지고, 가려진 이유를 함께 표시해요.',
    daysAgo: 30,
  },
  {
    type: 'SYSTEM',
    title: '검색이 똑똑해졌어요',
    body: '초성만 입력하거나 한/영 자판을 바꾸지 않고 입력해도 상품을 찾을 수 있어요. 한두 글자 틀린 낱말도 알아서 찾아 드려요.',
    daysAgo: 36,
  },
  {
    type: 'GENERAL',
    title: '포인트와 코인의 소멸 예정을 확인해 주세요',
    body: '포인트와 코인은 유효기간이 지나면 사라져요. 사용할 때는 먼저 끝나는 것부터 쓰이므로 따로 고르지 않아도 돼요.',
    daysAgo: 52,
  },
  {
    type: 'DELIVERY',
    title: '판매자별로 배송비와 무료배송 기준이 달라요',
    body: '장바구니에서는 판매자별로 상품이 묶여요. 무료배송까지 남은 금액도 판매자별로 표시해 드려요.',
    daysAgo: 60,
  },
  {
    type: 'GENERAL',
    title: '온담이 문을 열었어요',
    body: '좋은 물건을 정직한 가격으로 만나는 곳, 온담이 문을 열었어요. 앞으로 잘 부탁드려요.',
    daysAgo: 75,
  },
];

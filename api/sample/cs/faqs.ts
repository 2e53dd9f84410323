import { type FaqCategory, MAX_ADDRESSES, MIN_INSTALLMENT_WON } from '@shop/shared/domain';

/** A question with its answer. Every answer describes what this shop does. */
export interface SampleFaq {
  category: FaqCategory;
  question: string;
  answer: string;
  topRank?: number;
}

const PHONE = '1577-7083';
const minInstallment = `${(MIN_INSTALLMENT_WON / 10_000).toLocaleString('ko-KR')}만원`;

const order: Omit<SampleFaq, 'category'>[] = [
  {
    question: '어떤 방법으로 결제할 수 있나요?',
    answer:
      '신용·체크카드로 결제할 수 있어요. 포인트와 코인을 함께 쓰면 남은 금액만 카드로 결제돼요.\n카드 번호는 카드사 결제창에서만 입력하고, 온담에는 저장하지 않아요.',
    topRank: 6,
  },
  {
    question: '할부는 몇 개월까지 되나요?',
    answer: `카드 결제 금액이 ${minInstallment} 이상이면 2~24개월 할부를 고를 수 있어요.\n무이자 개월은 카드와 금액에 따라 달라요. 주문서에서 카드를 고르면 개월마다 무이자 여부와 월 납부액이 표시돼요.`,
    topRank: 9,
  },
  {
    question: '결제하다가 창을 닫았어요. 다시 결제해도 되나요?',
    answer:
      '주문서로 돌아가면 배송지와 할인이 그대로 남아 있어요. 결제되지 않았다면 다시 결제할 수 있어요.\n결제 결과를 확인하는 중이라는 안내가 보이면 확인이 끝날 때까지 기다려 주세요. 한 주문이 두 번 결제되지 않도록 막고 있어요.',
  },
  {
    question: '주문 내역은 어디에서 보나요?',
    answer:
      '마이페이지의 주문/배송 조회에서 볼 수 있어요. 기간과 상태로 좁히거나 상품명, 브랜드, 주문번호로 찾을 수 있어요.',
    topRank: 4,
  },
  {
    question: '주문서에서 가격이 바뀌었다고 나와요.',
    answer:
      '주문서를 여는 동안 가격이나 재고가 바뀐 경우예요. 바뀐 내용을 확인하기 전에는 결제되지 않아요.\n바뀐 금액을 확인하고 계속하거나, 장바구니로 돌아갈 수 있어요.',
  },
  {
    question: '카드 매출전표나 현금영수증을 받을 수 있나요?',
    answer:
      '주문 상세의 결제 정보에서 카드 매출전표와 거래명세서를 보고 인쇄할 수 있어요. 무통장입금은 주문서에서 현금영수증을 신청할 수 있어요.\n카드 결제는 현금영수증 발급 대상이 아니에요.',
  },
  {
    question: '한 번에 살 수 있는 수량이 정해져 있나요?',
    answer:
      '상품마다 최소 수량과 최대 수량이 다를 수 있고, ID당 구매 수량이 정해진 상품도 있어요. 수량을 바꿀 때 안내해 드려요.',
  },
];

const delivery: Omit<SampleFaq, 'category'>[] = [
  {
    question: '주문한 상품은 언제 도착하나요?',
    answer:
      '상품 상세에서 도착 예정일을 확인할 수 있어요. 주문한 뒤에는 주문 상세에서 결제완료, 배송준비중, 배송중, 배송완료 단계를 볼 수 있고, 보낸 뒤에는 배송조회로 어디쯤 왔는지 볼 수 있어요.',
    topRank: 1,
  },
  {
    question: '배송지를 바꾸고 싶어요.',
    answer:
      '배송 준비가 시작되기 전이라면 주문 상세의 받는 분에서 배송지 변경을 눌러 주세요.\n도서산간 배송비가 달라지는 곳으로는 바꿀 수 없어요. 이때는 주문을 취소하고 다시 주문해 주세요.',
    topRank: 3,
  },
  {
    question: '배송비는 어떻게 정해지나요?',
    answer:
      '판매자마다 배송비가 달라요. 장바구니에서 판매자별 배송비와 무료배송까지 남은 금액을 볼 수 있어요.\n착불 상품의 배송비는 받으실 때 내면 돼요.',
    topRank: 7,
  },
  {
    question: '제주·도서산간도 배송되나요?',
    answer:
      '네, 배송돼요. 지역에 따라 도서산간 추가 배송비가 있고, 주문서에서 배송지를 고르면 결제 전에 금액이 표시돼요.',
  },
  {
    question: '여러 상품을 주문했는데 따로 오나요?',
    answer:
      '판매자가 다르면 따로 배송돼요. 주문 상세에서 판매자별로 상품과 배송 상태를 볼 수 있어요.',
  },
  {
    question: '배송 메시지를 남길 수 있나요?',
    answer: '주문서의 배송 메시지에서 고르거나 직접 입력할 수 있어요.',
  },
];

const claim: Omit<SampleFaq, 'category'>[] = [
  {
    question: '주문을 취소하고 싶어요.',
    answer:
      '상품을 보내기 전이라면 주문 상세에서 취소 신청을 누르면 바로 취소돼요. 취소하기 전에 환불 예정 금액을 먼저 보여 드려요.\n보낸 뒤에는 상품을 받은 다음 주문 상세에서 반품을 신청해 주세요.',
    topRank: 2,
  },
  {
    question: '일부 상품만 취소할 수 있나요?',
    answer:
      '네, 상품과 수량을 골라 취소할 수 있어요. 남은 상품이 무료배송 금액에 못 미치면 배송비를 빼고 환불돼요. 뺀 금액은 취소 신청 화면에서 미리 볼 수 있어요.',
    topRank: 8,
  },
  {
    question: '환불은 언제 되나요?',
    answer:
      '취소하면 3영업일 안에 결제한 카드로 환불돼요. 카드사에 따라 며칠 더 걸릴 수 있어요.\n사용한 포인트와 코인은 취소와 함께 바로 돌아와요.',
    topRank: 5,
  },
  {
    question: '교환이나 반품은 어떻게 하나요?',
    answer:
      '배송완료 다음 날부터 7일 안에 주문 상세에서 반품 신청을 눌러 주세요. 신청하기 전에 환불 예정 금액을 보여 드려요.\n단순 변심이면 반품 배송비를 부담하셔야 하고, 상품에 문제가 있거나 다른 상품이 왔다면 판매자가 부담해요.\n다른 옵션으로 바꾸려면 교환 신청을 눌러 주세요. 교환할 상품을 먼저 맡아 둬요.',
    topRank: 10,
  },
  {
    question: '받은 상품에 문제가 있어요.',
    answer:
      '사용하지 말고 주문 상세에서 반품이나 교환 신청을 누른 다음 불량이나 파손을 사유로 골라 주세요. 배송비 없이 회수하고 환불하거나 바꿔 드려요.',
  },
];

const benefit: Omit<SampleFaq, 'category'>[] = [
  {
    question: '쿠폰은 한 주문에 몇 장 쓸 수 있나요?',
    answer:
      '상품 쿠폰, 장바구니 쿠폰, 배송비 쿠폰처럼 종류가 다르면 함께 쓸 수 있어요. 주문서에서 할인이 가장 큰 쿠폰을 먼저 골라 드리고, 다른 쿠폰으로 바꿀 수 있어요. 쓸 수 없는 쿠폰은 이유를 함께 보여 드려요.',
  },
  {
    question: '취소하면 쿠폰도 돌아오나요?',
    answer:
      '주문 전체를 취소하면 쿠폰을 다시 쓸 수 있어요. 일부만 취소하면 쿠폰은 남은 상품에 쓴 것으로 남고, 취소한 상품에 적용된 할인을 뺀 금액이 환불돼요.',
  },
  {
    question: '포인트와 코인은 무엇이 다른가요?',
    answer:
      '포인트는 구매를 확정하면 쌓이고, 코인은 이벤트나 후기로 받아요. 둘 다 1원처럼 쓸 수 있고 서로 바꿀 수는 없어요.\n카드사에서 쌓은 카드 포인트와는 다른 것이에요. 가진 금액은 마이페이지에서 따로 볼 수 있어요.',
  },
  {
    question: '구매 포인트는 언제 쌓이나요?',
    answer:
      '상품을 받고 주문/배송 조회에서 구매확정을 누르면 바로 쌓여요. 쌓일 금액은 주문 상세의 적립 예정에서 미리 볼 수 있어요.',
  },
  {
    question: '포인트와 코인에도 유효기간이 있나요?',
    answer:
      '네, 있어요. 구매로 쌓인 포인트는 쌓인 날부터 3년 동안 쓸 수 있어요. 사용할 때는 먼저 끝나는 것부터 쓰여요.',
  },
];

const member: Omit<SampleFaq, 'category'>[] = [
  {
    question: '회원 가입은 어떻게 하나요?',
    answer:
      '카드사 회원이라면 따로 가입하지 않아도 돼요. 로그인할 때 카드사 본인 확인으로 온담을 이용할 수 있어요.',
  },
  {
    question: '비밀번호를 잊었어요.',
    answer:
      '온담에는 따로 만든 비밀번호가 없어요. 카드사 로그인을 그대로 쓰므로 비밀번호는 카드사 앱이나 홈페이지에서 찾아 주세요.',
  },
  {
    question: '로그인은 얼마나 유지되나요?',
    answer: '로그인은 30일 동안 유지돼요. 여럿이 쓰는 기기라면 마이페이지에서 로그아웃해 주세요.',
  },
  {
    question: '배송지는 몇 개까지 저장할 수 있나요?',
    answer: `${MAX_ADDRESSES}개까지 저장할 수 있어요. 주문서의 배송지 변경에서 추가하고 고칠 수 있고, 기본 배송지로 정하면 다음 주문부터 먼저 선택돼요.`,
  },
];

const etc: Omit<SampleFaq, 'category'>[] = [
  {
    question: '상담원과 통화하고 싶어요.',
    answer: `고객센터 ${PHONE}로 전화해 주세요. 평일 09:00–18:00에 상담할 수 있어요.\n주문번호를 미리 준비하시면 더 빨리 도와드릴 수 있어요.`,
  },
  {
    question: '검색이 잘 안 돼요.',
    answer:
      '초성(ㄹㅁ), 영문 자판으로 친 한글(fkaus), 조금 틀린 낱말도 찾아 드려요. 그래도 없다면 낱말을 줄이거나 전체메뉴에서 카테고리로 찾아보세요.',
  },
  {
    question: '개인정보는 어떻게 보관되나요?',
    answer:
      '이름, 연락처, 주소는 암호화해서 보관해요. 주문 기록은 전자상거래법에 따라 5년 동안 보관하고, 배송에 필요한 정보만 판매자에게 전달돼요.',
  },
];

/** In the order of the chips and of the list. */
export const sampleFaqs: readonly SampleFaq[] = Object.entries({
  ORDER: order,
  DELIVERY: delivery,
  CLAIM: claim,
  BENEFIT: benefit,
  MEMBER: member,
  ETC: etc,
} satisfies Record<FaqCategory, Omit<SampleFaq, 'category'>[]>).flatMap(([category, faqs]) =>
  faqs.map((faq) => ({ ...faq, category: category as FaqCategory })),
);

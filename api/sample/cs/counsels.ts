import type { CounselType } from '@shop/shared/domain';

/** An enquiry of a sample member some time ago. */
export interface SampleCounsel {
  cno: string;
  hoursAgo: number;
  type: CounselType;
  title: string;
  /** About the newest line of the member's orders. */
  isAboutOrder?: boolean;
  /** Questions and answers in turn. */
  messages: readonly string[];
  /** In state 처리 중: accepted by customer service, without an answer. */
  isTakenUp?: boolean;
  isSatisfied?: boolean;
}

/** Oldest first: every state of the list. */
export const sampleCounsels: readonly SampleCounsel[] = [
  {
    cno: '0100200301',
    hoursAgo: 24 * 9,
    type: 'BENEFIT_COIN',
    title: '코인은 언제 쌓이나요?',
    messages: [
      '지난주에 받은 주문인데 코인이 아직 보이지 않아요. 언제 쌓이나요?',
      '안녕하세요, 고객님. 온담 고객센터예요.\n코인은 구매확정한 뒤에 쌓여요. 받은 날부터 8일이 지나면 자동으로 확정되고, 주문 상세에서 바로 확정하실 수도 있어요.',
    ],
    isSatisfied: true,
  },
  {
    cno: '0100200301',
    hoursAgo: 50,
    type: 'DELIVERY_WHEN',
    title: '주말 전에 받을 수 있을까요?',
    isAboutOrder: true,
    messages: [
      '금요일에 집을 비워서 목요일까지 받고 싶어요. 언제 도착하는지 알려 주세요.',
      '안녕하세요, 고객님. 온담 고객센터예요.\n주문 상세의 배송조회에 도착 예정일이 나와 있어요. 배송출발 전이라면 배송지에서 수령 방법을 바꾸실 수 있어요.',
      '배송조회는 확인했어요. 혹시 경비실에 맡겨 달라고 전할 수 있나요?',
      '네, 택배사에 경비실에 맡겨 달라고 전했어요. 다른 장소를 원하시면 이 문의에 이어서 알려 주세요.',
    ],
  },
  {
    cno: '0100200301',
    hoursAgo: 20,
    type: 'CLAIM_DEFECT',
    title: '상자가 찌그러져서 왔어요',
    isAboutOrder: true,
    messages: [
      '상품 상자 한쪽이 눌려서 왔어요. 안의 상품은 괜찮아 보이는데 선물하려던 거라 교환할 수 있는지 궁금해요.',
    ],
    isTakenUp: true,
  },
  {
    cno: '0100200301',
    hoursAgo: 2,
    type: 'ORDER_RECEIPT',
    title: '영수증에 회사 이름을 넣을 수 있나요?',
    messages: ['경비 처리를 해야 해서 거래명세서에 회사 이름이 필요해요. 어떻게 하면 되나요?'],
  },
];

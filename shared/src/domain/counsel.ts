import { tableEntries, tableKeys } from './table';
/** 1:1 문의: what an enquiry is about, in two steps. */
export const counselTopics = {
  ORDER: {
    name: '주문/결제',
    types: {
      ORDER_CHANGE: '주문 변경',
      ORDER_PAYMENT: '결제',
      ORDER_RECEIPT: '영수증',
      ORDER_OTHER: '그 밖의 주문',
    },
  },
  DELIVERY: {
    name: '배송',
    types: {
      DELIVERY_WHEN: '배송 일정',
      DELIVERY_ADDRESS: '배송지',
      DELIVERY_MISSING: '받지 못했어요',
    },
  },
  CLAIM: {
    name: '취소·교환·반품',
    types: {
      CLAIM_CANCEL: '취소',
      CLAIM_EXCHANGE: '교환',
      CLAIM_RETURN: '반품',
      CLAIM_REFUND: '환불',
      CLAIM_DEFECT: '불량·오배송',
    },
  },
  BENEFIT: {
    name: '쿠폰·포인트·코인',
    types: {
      BENEFIT_COUPON: '쿠폰',
      BENEFIT_POINT: '포인트',
      BENEFIT_COIN: '코인',
      BENEFIT_GIFT_CARD: '상품권',
    },
  },
  GIFT: {
    name: '선물',
    types: { GIFT_SEND: '보낸 선물', GIFT_RECEIVE: '받은 선물', GIFT_VOUCHER: '모바일 쿠폰' },
  },
  MEMBER: {
    name: '회원',
    types: { MEMBER_LOGIN: '로그인', MEMBER_INFO: '회원 정보', MEMBER_PRIVACY: '개인정보' },
  },
  ETC: {
    name: '기타',
    types: { ETC_GOODS: '상품', ETC_ERROR: '이용 중 오류', ETC_OTHER: '그 밖의 문의' },
  },
} as const;

export type CounselTopic = keyof typeof counselTopics;

type KeysOfEach<T> = T extends unknown ? keyof T : never;
/** The second step: its code begins with its topic. */
export type CounselType = KeysOfEach<(typeof counselTopics)[CounselTopic]['types']>;

const topics = tableEntries<
  CounselTopic,
  { name: string; types: Partial<Record<CounselType, string>> }
>(counselTopics);

export const counselTypeCodes = topics.flatMap(([, { types }]) => tableKeys<CounselType>(types));

export const counselTopicOf = (type: CounselType): CounselTopic =>
  topics.find(([, { types }]) => type in types)?.[0] ?? 'ETC';

/** 배송 > 배송 일정 */
export function counselTypeName(type: CounselType): string {
  const { name, types }: (typeof topics)[number][1] = counselTopics[counselTopicOf(type)];
  return `${name} > ${types[type] ?? ''}`;
}

/** States of an enquiry. A further question makes it wait again. */
export const counselStates = {
  RECEIVED: '접수',
  WORKING: '처리 중',
  ANSWERED: '답변 완료',
} as const;
export type CounselState = keyof typeof counselStates;

/** The only legal transitions. */
export const counselMoves: Record<CounselState, readonly CounselState[]> = {
  RECEIVED: ['WORKING', 'ANSWERED'],
  WORKING: ['ANSWERED'],
  ANSWERED: ['RECEIVED'],
};

/** Characters without the spaces around them. */
export const counselTitleLength = { min: 2, max: 50 } as const;
export const counselTextLength = { min: 10, max: 1_000 } as const;

/** Enquiries of a member that wait for an answer at once, and that are sent within 24 hours. */
export const MAX_OPEN_COUNSELS = 10;
export const MAX_DAILY_COUNSELS = 20;

/** Questions in one thread. */
export const MAX_COUNSEL_QUESTIONS = 20;

/** Kept for three years, as records of complaints must be (전자상거래법 시행령 §6). */
export const COUNSEL_YEARS = 3;

import type { CodeGroup } from './code-group';

export const deliveryFeeGroup = {
  grpCd: 'DP062',
  name: '배송비 유형',
  codes: [
    ['10', '무료배송'],
    ['20', '유료배송'],
    ['30', '조건부 무료'],
    ['40', '착불'],
  ],
} as const satisfies CodeGroup;

export const deliveryConditionGroup = {
  grpCd: 'GD020',
  name: '배송비 조건',
  codes: [
    ['10', '금액'],
    ['20', '수량'],
  ],
} as const satisfies CodeGroup;

export const systemGroup = {
  grpCd: 'SY010',
  name: '시스템 구분',
  codes: [
    ['10', '백오피스'],
    ['20', '프론트오피스'],
  ],
} as const satisfies CodeGroup;

/** Policies 901–911. `ref1` is the `modalId` of the published terms. */
export const policyGroup = {
  grpCd: 'TM900',
  name: '약관',
  codes: [
    ['901', '이용약관', 'terms-use'],
    ['902', '개인정보처리방침', 'terms-privacy'],
    ['903', '전자금융거래 이용약관', 'terms-finance'],
    ['904', '개인정보 수집·이용 동의'],
    ['905', '개인정보 제3자 제공 동의'],
    ['906', '마케팅 정보 수신 동의'],
    ['907', '위치기반서비스 이용약관'],
    ['908', '청소년보호정책'],
    ['909', '분쟁 처리 기준'],
    ['910', '포인트·코인 이용약관'],
    ['911', '상품권 이용약관'],
  ],
} as const satisfies CodeGroup;

/** Consents of an order, 503–506; `ref1` is the code of the order (`orderConsents`). */
export const orderTermsGroup = {
  grpCd: 'TM500',
  name: '주문 동의',
  codes: [
    ['503', '주문 내용 확인과 결제 동의', 'PURCHASE'],
    ['504', '주문 개인정보 수집·이용 동의', 'PRIVACY'],
    ['505', '판매자 개인정보 제공 동의', 'THIRD_PARTY'],
    ['506', '개인정보 국외 이전 동의', 'OVERSEAS'],
  ],
} as const satisfies CodeGroup;

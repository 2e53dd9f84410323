/** What must be settled before a member can leave. */
export const leavingObstacles = {
  ORDER: '배송 중이거나 구매를 확정하지 않은 주문',
  CLAIM: '처리 중인 취소·반품·교환',
  GIFT_CARD: '남은 상품권 잔액',
  VOUCHER: '쓰지 않은 모바일 쿠폰',
} as const;
export type LeavingObstacle = keyof typeof leavingObstacles;

/** What is kept after leaving, apart from the rest, for how long and by which law. */
export const keptAfterLeaving = [
  { what: '주문·결제·배송 기록', term: '5년', law: '전자상거래법 시행령 제6조' },
  { what: '문의와 분쟁 처리 기록', term: '3년', law: '전자상거래법 시행령 제6조' },
  { what: '접속 기록', term: '3개월', law: '통신비밀보호법 시행령 제41조' },
  {
    what: '다시 가입할 때 첫 구매 쿠폰을 두 번 드리지 않기 위한 고객 번호의 해시',
    term: '1년',
    law: '이용약관 제6조',
  },
  { what: '약관 동의 기록', term: '5년', law: '개인정보보호법 제22조(동의의 증명)' },
] as const;

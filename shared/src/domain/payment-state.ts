export const paymentStates = {
  READY: '결제 준비',
  AUTHENTICATING: '결제 인증 중',
  APPROVING: '승인 요청 중',
  UNKNOWN: '승인 확인 중',
  WAITING_DEPOSIT: '입금대기',
  PAID: '결제완료',
  DECLINED: '승인 거절',
  CANCELED: '결제 취소',
  NET_CANCELED: '자동 취소',
  PARTIAL_CANCELED: '부분 취소',
  REFUNDED: '전체 취소',
} as const;

export type PaymentState = keyof typeof paymentStates;

/**
 * The only legal transitions. `UNKNOWN` is an approval without a response: only the gateway's
 * result leads out of it, never a second attempt. A refusal comes too late to be believed: it is voided.
 * `WAITING_DEPOSIT` has a virtual account. `CANCELED` is before any money (window closed, time or deposit deadline passed), so nothing leads to it from `PAID`.
 * `PAID` becomes `NET_CANCELED` when the bank takes the deposit back.
 */
export const paymentMoves: Record<PaymentState, readonly PaymentState[]> = {
  READY: ['AUTHENTICATING', 'APPROVING', 'PAID', 'CANCELED'],
  AUTHENTICATING: ['AUTHENTICATING', 'APPROVING', 'DECLINED', 'CANCELED'],
  APPROVING: ['PAID', 'WAITING_DEPOSIT', 'DECLINED', 'UNKNOWN', 'NET_CANCELED'],
  UNKNOWN: ['PAID', 'WAITING_DEPOSIT', 'NET_CANCELED'],
  WAITING_DEPOSIT: ['PAID', 'CANCELED'],
  PAID: ['PARTIAL_CANCELED', 'REFUNDED', 'NET_CANCELED'],
  PARTIAL_CANCELED: ['PARTIAL_CANCELED', 'REFUNDED'],
  DECLINED: [],
  CANCELED: [],
  NET_CANCELED: [],
  REFUNDED: [],
};

export const isPaidState = (state: PaymentState): boolean =>
  state === 'PAID' || state === 'PARTIAL_CANCELED' || state === 'REFUNDED';

import { isApiError } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { isPaidState } from '@shop/shared/domain';

/** Where a payment stands for the shopper. */
export type PaymentStep =
  | { kind: 'complete'; orderNo: string }
  /** Nothing was charged: back to the sheet as it was. */
  | { kind: 'sheet'; sheetNo: string; reason: string }
  /** Asked for and not answered: only looking again helps, paying again never. */
  | { kind: 'check' }
  /** The card company's window has not been opened yet. */
  | { kind: 'open' }
  /** The window was opened, and the shopper is here again without having finished. */
  | { kind: 'resume' };

const whyNot: Partial<Record<PaymentView['state'], string>> = {
  DECLINED: '카드사에서 승인을 거절했어요. 다른 카드를 선택하거나 카드사에 문의해 주세요.',
  CANCELED: '결제를 취소했어요.',
  NET_CANCELED: '결제를 마치지 못해 카드 승인을 자동으로 취소했어요.',
};

export function paymentStep(payment: PaymentView): PaymentStep {
  const { state, orderNo, sheetNo, reason } = payment;
  if (isPaidState(state)) return { kind: 'complete', orderNo };
  const why = whyNot[state];
  if (why !== undefined) return { kind: 'sheet', sheetNo, reason: reason ?? why };
  if (state === 'READY') return { kind: 'open' };
  return state === 'AUTHENTICATING' ? { kind: 'resume' } : { kind: 'check' };
}

export const isDecided = (payment: PaymentView | undefined): boolean => {
  const kind = payment && paymentStep(payment).kind;
  return kind === 'complete' || kind === 'sheet';
};

/** The answer got lost or the same request is still at work: asking again with the same key is safe. */
export const isWorthAsking = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === 'IN_PROGRESS');

/** What the card company's window put into the address of /payment/auth. */
export interface WindowAnswer {
  paymentNo: string;
  nonce: string;
  result: 'approved' | 'declined' | 'canceled' | 'timeout';
  signature: string;
}

const results = ['approved', 'declined', 'canceled', 'timeout'] as const;

/** Undefined when the address is not one the window makes. */
export function windowAnswer(query: URLSearchParams): WindowAnswer | undefined {
  const [paymentNo, nonce, signature] = ['paymentNo', 'nonce', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  const result = results.find((known) => known === query.get('result'));
  return paymentNo && nonce && signature && result
    ? { paymentNo, nonce, result, signature }
    : undefined;
}

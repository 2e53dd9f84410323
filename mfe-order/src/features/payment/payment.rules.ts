import { isApiError } from '@shop/shared/app';
import type { PaymentView } from '@shop/shared/contracts';
import { isPaidState } from '@shop/shared/domain';

/** The step that a payment page shows. */
export type PaymentStep =
  | { kind: 'complete'; orderNo: string }
  /** Nothing was charged: return to the unchanged order sheet. */
  | { kind: 'sheet'; sheetNo: string; reason: string }
  /** The payment of a claim, paid or not: its page shows what happens next. */
  | { kind: 'claim'; claimNo: string; reason: string | null }
  /** Approval was requested without a response: poll only, and do not pay again. */
  | { kind: 'check' }
  /** The payment window has not been opened yet. */
  | { kind: 'open' }
  /** The shopper came back from the payment window without finishing. */
  | { kind: 'resume' };

const whyNot: Partial<Record<PaymentView['state'], string>> = {
  DECLINED: '승인이 거절됐어요. 다른 결제 수단을 고르거나 카드사에 문의해 주세요.',
  CANCELED: '결제를 취소했어요.',
  NET_CANCELED: '결제를 마치지 못해 승인을 자동으로 취소했어요.',
};

export function paymentStep(payment: PaymentView): PaymentStep {
  const { state, orderNo, claimNo, sheetNo, reason } = payment;
  // The complete page shows its virtual account.
  const isDone = isPaidState(state) || state === 'WAITING_DEPOSIT';
  const why = whyNot[state];
  if (claimNo !== null && (isDone || why !== undefined))
    return { kind: 'claim', claimNo, reason: isDone ? null : (reason ?? why ?? null) };
  if (isDone) return { kind: 'complete', orderNo };
  if (why !== undefined) return { kind: 'sheet', sheetNo, reason: reason ?? why };
  if (state === 'READY') return { kind: 'open' };
  return state === 'AUTHENTICATING' ? { kind: 'resume' } : { kind: 'check' };
}

export const isDecided = (payment: PaymentView | undefined): boolean => {
  const kind = payment && paymentStep(payment).kind;
  return kind === 'complete' || kind === 'sheet' || kind === 'claim';
};

/** True when the response was lost or the request still runs: a retry with the same key is safe. */
export const isRetryable = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 500 || error.code === 'IN_PROGRESS');

/** Parameters that the payment window adds to the URL of /payment/auth. */
export interface WindowResult {
  paymentNo: string;
  nonce: string;
  result: 'approved' | 'declined' | 'canceled' | 'timeout';
  signature: string;
  /** The gateway's own number of the payment, where it adds one. */
  paymentKey?: string | undefined;
}

const results = ['approved', 'declined', 'canceled', 'timeout'] as const;

/** Parses the return URL; undefined when the payment window did not create it. */
export function parseWindowResult(query: URLSearchParams): WindowResult | undefined {
  const [paymentNo, nonce, signature] = ['paymentNo', 'nonce', 'signature'].map(
    (name) => query.get(name) ?? '',
  );
  const result = results.find((name) => name === query.get('result'));
  const paymentKey = query.get('paymentKey') ?? undefined;
  return paymentNo && nonce && signature && result
    ? { paymentNo, nonce, result, signature, paymentKey }
    : undefined;
}

import { createHash } from 'node:crypto';
import type { CancelRequest, CancelResult, PaymentRef } from '../../ports/index';
import { type TossApi, type TossPayment, tossPayment } from './toss.api';
import { tossBankOf } from './toss.banks';

/** Refusals that another account of the member solves. */
const accountRefusals = new Set([
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
  'REFUND_REJECTED',
]);

/**
 * By our number and never by Toss's key: the key of the return address is not signed, and one of
 * another order would read, and refund, that order.
 */
export const paymentPath = ({ paymentNo }: PaymentRef): string =>
  `/v1/payments/orders/${encodeURIComponent(paymentNo)}`;

const bodyOf = (
  payment: TossPayment,
  { amountWon, taxFreeWon, account }: CancelRequest,
): object => ({
  cancelReason: '주문 취소',
  // An account without a deposit is closed as a whole.
  cancelAmount: payment.status === 'WAITING_FOR_DEPOSIT' ? undefined : (amountWon ?? undefined),
  taxFreeAmount: payment.status === 'WAITING_FOR_DEPOSIT' ? undefined : (taxFreeWon ?? undefined),
  refundReceiveAccount: account
    ? {
        bank: tossBankOf(account.bankCd),
        accountNumber: account.number,
        holderName: account.holder,
      }
    : undefined,
});

/** Toss repeats its first response to a key, a refusal too, so another account needs another key. */
const keyOf = ({ key, account }: CancelRequest): string =>
  account
    ? `${key}-${createHash('sha256').update(JSON.stringify(account)).digest('hex').slice(0, 16)}`
    : key;

/** Nothing is charged in these states, and nothing will be. */
const isEmpty = ({ status }: TossPayment): boolean =>
  ['CANCELED', 'ABORTED', 'EXPIRED'].includes(status);

/** Authorised or being approved: it may still be charged, so the void is repeated until it is over. */
const isPending = ({ status }: TossPayment): boolean =>
  status === 'READY' || status === 'IN_PROGRESS';

/** Cancels in part or whole. Reads the payment first, so that what is void already counts as done. */
export async function cancelAtToss(
  api: TossApi,
  ref: PaymentRef,
  request: CancelRequest,
  signal?: AbortSignal,
): Promise<CancelResult> {
  const found = await api(tossPayment, { method: 'GET', path: paymentPath(ref), signal });
  if (found.kind === 'refused' && found.code === 'NOT_FOUND_PAYMENT') return 'done';
  if (found.kind !== 'ok') return 'later';
  const payment = found.value;
  if (isEmpty(payment)) return 'done';
  if (isPending(payment)) return 'later';
  const isDeposit = payment.virtualAccount && payment.status !== 'WAITING_FOR_DEPOSIT';
  if (isDeposit && !request.account) return 'account-needed';
  const reply = await api(tossPayment, {
    method: 'POST',
    path: `/v1/payments/${encodeURIComponent(payment.paymentKey)}/cancel`,
    body: bodyOf(payment, request),
    idempotencyKey: keyOf(request),
    signal,
  });
  if (reply.kind === 'ok') return 'done';
  if (reply.kind === 'unknown') return 'later';
  if (reply.code === 'ALREADY_CANCELED_PAYMENT') return 'done';
  return accountRefusals.has(reply.code) ? 'account-needed' : 'later';
}

import { bankName } from '@shop/shared/domain';
import type { Verdict } from '../../ports/index';
import type { TossPayment, TossReply } from './toss.api';
import { bankOfToss } from './toss.banks';

/** Refusals that say nothing about the charge: it is being handled, was handled, or we may not ask. */
const unclear = new Set([
  'ALREADY_PROCESSED_PAYMENT',
  'PROVIDER_ERROR',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'UNAUTHORIZED_KEY',
  'INVALID_API_KEY',
  'FORBIDDEN_REQUEST',
]);

const DECLINED = '승인이 거절됐어요. 다른 결제 수단을 고르거나 카드사에 문의해 주세요.';

const accountVerdict = (payment: TossPayment): Verdict => {
  const { virtualAccount, approvedAt } = payment;
  if (!virtualAccount) return { state: 'unknown' };
  const isPaid = payment.status === 'DONE' && approvedAt;
  return {
    state: 'account',
    tid: payment.paymentKey,
    account: {
      bankCd: bankOfToss(virtualAccount.bankCode),
      number: virtualAccount.accountNumber,
      holder: virtualAccount.customerName,
    },
    amountWon: payment.totalAmount,
    paymentNo: payment.orderId,
    // Toss takes exactly the amount, once, until the deadline: the bank refuses any other deposit.
    deposits: isPaid
      ? [{ id: payment.paymentKey, amountWon: payment.totalAmount, at: new Date(approvedAt) }]
      : [],
    webhookSecret: payment.secret ?? undefined,
  };
};

/** What a Payment says about the order. */
export function verdictOfPayment(payment: TossPayment): Verdict {
  const isWaiting = payment.status === 'WAITING_FOR_DEPOSIT';
  if (isWaiting || (payment.virtualAccount && payment.status === 'DONE'))
    return accountVerdict(payment);
  if (payment.status === 'ABORTED') return { state: 'declined', reason: DECLINED };
  if (payment.status !== 'DONE') return { state: 'none' };
  if (!payment.approvedAt) return { state: 'unknown' };
  const { transfer, easyPay } = payment;
  return {
    state: 'approved',
    approvedNo: payment.card?.approveNo || payment.paymentKey,
    approvedAt: new Date(payment.approvedAt),
    amountWon: payment.totalAmount,
    paymentNo: payment.orderId,
    providerName:
      easyPay?.provider ?? (transfer ? bankName(bankOfToss(transfer.bankCode)) : undefined),
  };
}

/** What a reply to `confirm` or to the request of an account says. */
export function verdictOfApproval(reply: TossReply<TossPayment>): Verdict {
  if (reply.kind === 'ok') return verdictOfPayment(reply.value);
  if (reply.kind === 'unknown' || unclear.has(reply.code)) return { state: 'unknown' };
  return { state: 'declined', reason: DECLINED };
}

/** What a reply to an inquiry says: without a payment nothing was charged. */
export function verdictOfInquiry(reply: TossReply<TossPayment>): Verdict {
  if (reply.kind === 'ok') return verdictOfPayment(reply.value);
  return reply.kind === 'refused' && reply.status === 404 && reply.code === 'NOT_FOUND_PAYMENT'
    ? { state: 'none' }
    : { state: 'unknown' };
}

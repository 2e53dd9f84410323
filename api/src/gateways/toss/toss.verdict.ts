import { bankName } from '@shop/shared/domain';
import type { Verdict } from '../../ports/index';
import type { TossPayment, TossReply } from './toss.api';
import { bankOfToss } from './toss.banks';
import { cardOfIssuer } from './toss.cards';

/**
 * Refusals of `confirm` after which nothing is charged (docs.tosspayments.com/reference/error-codes). Any other
 * code leaves the charge open, so the inquiry decides: a code may be new, or the payment handled already.
 */
const declines = new Set([
  'EXCEED_MAX_CARD_INSTALLMENT_PLAN',
  'NOT_ALLOWED_POINT_USE',
  'INVALID_REJECT_CARD',
  'BELOW_MINIMUM_AMOUNT',
  'INVALID_CARD_EXPIRATION',
  'INVALID_STOPPED_CARD',
  'EXCEED_MAX_DAILY_PAYMENT_COUNT',
  'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT',
  'INVALID_CARD_INSTALLMENT_PLAN',
  'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN',
  'EXCEED_MAX_PAYMENT_AMOUNT',
  'INVALID_CARD_LOST_OR_STOLEN',
  'RESTRICTED_TRANSFER_ACCOUNT',
  'INVALID_CARD_NUMBER',
  'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
  'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT',
  'EXCEED_MAX_AMOUNT',
  'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
  'REJECT_ACCOUNT_PAYMENT',
  'REJECT_CARD_PAYMENT',
  'REJECT_CARD_COMPANY',
  'REJECT_TOSSPAY_INVALID_ACCOUNT',
  'EXCEED_MAX_AUTH_COUNT',
  'EXCEED_MAX_ONE_DAY_AMOUNT',
  'NOT_AVAILABLE_BANK',
  'INVALID_PASSWORD',
  'FDS_ERROR',
]);

const DECLINED = '승인이 거절됐어요. 다른 결제 수단을 고르거나 카드사에 문의해 주세요.';

const accountVerdict = (payment: TossPayment): Verdict => {
  const { virtualAccount, approvedAt } = payment;
  if (!virtualAccount) return { state: 'unknown' };
  const isPaid = payment.status !== 'WAITING_FOR_DEPOSIT' && approvedAt;
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

/** The state of the order by a Payment object. */
export function verdictOfPayment(payment: TossPayment): Verdict {
  const isPaid = payment.status === 'DONE' || payment.status === 'PARTIAL_CANCELED';
  if (payment.status === 'WAITING_FOR_DEPOSIT' || (payment.virtualAccount && isPaid))
    return accountVerdict(payment);
  if (payment.status === 'ABORTED') return { state: 'declined', reason: DECLINED };
  if (payment.status !== 'DONE') return { state: 'none' };
  if (!payment.approvedAt) return { state: 'unknown' };
  const { transfer, easyPay, card } = payment;
  return {
    state: 'approved',
    approvedNo: card?.approveNo || payment.paymentKey,
    approvedAt: new Date(payment.approvedAt),
    amountWon: payment.totalAmount,
    paymentNo: payment.orderId,
    card: card
      ? {
          cardCd: cardOfIssuer(card.issuerCode),
          installmentMonths: card.installmentPlanMonths,
          isInterestFree: card.isInterestFree,
        }
      : undefined,
    providerName:
      easyPay?.provider ?? (transfer ? bankName(bankOfToss(transfer.bankCode)) : undefined),
  };
}

/** The verdict of a response to `confirm` or to the request of an account. */
export function verdictOfApproval(reply: TossReply<TossPayment>): Verdict {
  if (reply.kind === 'ok') return verdictOfPayment(reply.value);
  return reply.kind === 'refused' && declines.has(reply.code)
    ? { state: 'declined', reason: DECLINED }
    : { state: 'unknown' };
}

/** The verdict of a response to an inquiry: without a payment nothing was charged. */
export function verdictOfInquiry(reply: TossReply<TossPayment>): Verdict {
  if (reply.kind === 'ok') return verdictOfPayment(reply.value);
  return reply.kind === 'refused' && reply.status === 404 && reply.code === 'NOT_FOUND_PAYMENT'
    ? { state: 'none' }
    : { state: 'unknown' };
}

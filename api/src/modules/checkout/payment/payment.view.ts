import type { PaymentView } from '@shop/shared/contracts';
import { paymentMethods, paymentStates } from '@shop/shared/domain';
import type { Secrets } from '../../../platform/secrets';
import { depositAccountOf } from './payment.account';
import type { Payment } from './payment.repository';

export const paymentViewOf = (secrets: Secrets, payment: Payment): PaymentView => ({
  paymentNo: payment.paymentNo,
  orderNo: payment.orderNo,
  claimNo: payment.claimNo,
  sheetNo: payment.sheetNo,
  orderName: payment.orderName,
  state: payment.state,
  stateName: paymentStates[payment.state],
  payWon: payment.amount,
  method: payment.method,
  methodName: paymentMethods[payment.method],
  cardName: payment.cardName,
  installmentMonths: payment.installmentMonths,
  reason: payment.reason,
  expiresAt: payment.expiresAt.toISOString(),
  deposit: depositAccountOf(secrets, payment),
});

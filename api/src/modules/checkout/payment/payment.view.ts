import type { PaymentView } from '@shop/shared/contracts';
import { paymentStates } from '@shop/shared/domain';
import type { Payment } from './payment.repository';

export const paymentViewOf = (payment: Payment): PaymentView => ({
  paymentNo: payment.paymentNo,
  orderNo: payment.orderNo,
  sheetNo: payment.sheetNo,
  orderName: payment.orderName,
  state: payment.state,
  stateName: paymentStates[payment.state],
  payWon: payment.amount,
  cardName: payment.cardName,
  installmentMonths: payment.installmentMonths,
  reason: payment.reason,
  expiresAt: payment.expiresAt.toISOString(),
});

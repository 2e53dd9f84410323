export { assertCashReceipt, insertCashReceipt, runCashReceipts } from './cash-receipt';
export {
  type ClaimPayMethod,
  claimPayDue,
  closeClaimPayment,
  findClaimPayment,
  isUndecided,
  openClaimPayment,
  refundClaimPayment,
} from './claim-payment';
export { acceptedDepositId } from './deposit';
export { assertMayAwaitDeposit } from './deposit-limit';
export { endInTheWay, endLeftPayments, expireOrders } from './expiry';
export { depositAccountOf, openAccount } from './payment.account';
export { inquireDue } from './payment.jobs';
export { paymentModule } from './payment.module';
export { findActivePayment, insertPayment, movePayment } from './payment.repository';
export { approvePayment, readyPayment } from './payment.service';
export { runRefundOf, runRefunds } from './refund';
export { requestRefund } from './refund-request';
export { settlePaid } from './settle';

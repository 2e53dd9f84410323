export { extraDays } from './extra-days.sql';
export { linesReturned, orderPaid } from './order.events';
export { orderModule } from './order.module';
export { moveItems, rollUp } from './order.moves';
export {
  type AgreementRow,
  type ClaimCostsRow,
  type ClaimPaymentRow,
  type DepositReturnRow,
  findOrder,
  findOrderNoOfItem,
  type GroupRow,
  hasReview,
  type ItemRow,
  lockOrder,
  lockOrderRow,
  type OrderRow,
  openReceiver,
  type PaymentRow,
  type RefundRow,
  readAgreements,
  readClaimCosts,
  readClaimPayments,
  readDepositReturns,
  readGroups,
  readItems,
  readPayment,
  readReceiver,
  readRefunds,
  readStatuses,
  readWaitingPayments,
  waitsForAddress,
} from './order.repository';
export { insertOrder, type Receiver } from './order.writer';

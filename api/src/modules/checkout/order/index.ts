export { orderPaid } from './order.events';
export { orderModule } from './order.module';
export { moveItems, rollUp } from './order.moves';
export {
  type DepositReturnRow,
  findOrder,
  type GroupRow,
  type ItemRow,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  readDepositReturns,
  readGroups,
  readItems,
  readPayment,
  readReceiver,
  readRefunds,
  readWaitingPayments,
} from './order.repository';
export { insertOrder, type Receiver } from './order.writer';

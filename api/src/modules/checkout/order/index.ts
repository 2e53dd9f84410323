export { orderPaid } from './order.events';
export { orderModule } from './order.module';
export { moveItems, rollUp } from './order.moves';
export {
  findOrder,
  type GroupRow,
  type ItemRow,
  lockOrder,
  type OrderRow,
  type PaymentRow,
  type RefundRow,
  readGroups,
  readItems,
  readPayment,
  readReceiver,
  readRefunds,
} from './order.repository';
export { insertOrder, type Receiver } from './order.writer';

export { confirmDue, confirmItem } from './confirm';
export { orderDetail } from './order.service';
export { isDefectOnly, receiverActions } from './order.view';
export { orderHistoryModule } from './order-history.module';

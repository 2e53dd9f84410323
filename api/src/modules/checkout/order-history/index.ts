export { confirmDue, confirmItem } from './confirm';
export { orderDetail } from './order.service';
export { orderHistoryModule } from './order-history.module';

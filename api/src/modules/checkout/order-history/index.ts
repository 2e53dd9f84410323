export { confirmItem, orderDetail } from './order.service';
export { orderHistoryModule } from './order-history.module';

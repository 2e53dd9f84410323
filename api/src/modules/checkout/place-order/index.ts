export { placeOrder } from './place.service';
export { placeOrderModule } from './place-order.module';

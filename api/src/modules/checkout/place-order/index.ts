export { placeOrder } from './place.service';
export { placeOrderModule } from './place-order.module';
export { startSheet } from './start-sheet';

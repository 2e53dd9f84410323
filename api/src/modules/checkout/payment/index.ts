export { expireOrders, inquireDue, runRefunds } from './payment.jobs';
export { paymentModule } from './payment.module';
export { findActivePayment, insertPayment, movePayment } from './payment.repository';
export { approvePayment, readyPayment } from './payment.service';
export { settlePaid } from './settle';

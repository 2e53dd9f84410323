export { expireOrders, inquireDue } from './payment.jobs';
export { paymentModule } from './payment.module';
export { findActivePayment, insertPayment, movePayment } from './payment.repository';
export { approvePayment, readyPayment } from './payment.service';
export { runRefundOf, runRefunds } from './refund';
export { settlePaid } from './settle';

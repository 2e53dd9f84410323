export { notificationModule } from './notification.module';
export { remind } from './remind';
export { sendWaiting } from './send';

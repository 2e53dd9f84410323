export { setOrdersApart } from './order-person';
export { retentionModule } from './retention.module';

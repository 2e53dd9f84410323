export { planShopAlertModule } from './plan-shop-alert.module';

import { defineCalls } from './call';
import type { planShopAlertSchemas } from './plan-shop-alert.schema';

/** 오픈 알림 of plan shops. */
export const planShopAlertCalls = defineCalls<typeof planShopAlertSchemas>()('planShopAlert', {
  list: { method: 'GET', path: '/member/v1/front/plan-shop-alert', auth: 'member' },
  /** Waits until a plan shop opens. A repeat changes nothing. */
  add: {
    method: 'PUT',
    path: '/member/v1/front/plan-shop-alert',
    auth: 'member',
    idempotent: false,
  },
  remove: {
    method: 'DELETE',
    path: '/member/v1/front/plan-shop-alert/:planShopNo',
    auth: 'member',
    idempotent: false,
  },
});

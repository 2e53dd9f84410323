import { planShopAlertCalls } from '@shop/shared/contracts';
import { planShopAlertSchemas } from '@shop/shared/contracts/schemas';
import { minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { addAlert, announcePlanShops, removeAlert, waitingNos } from './plan-shop-alert.service';

/** 오픈 알림 of plan shops. */
export const planShopAlertModule: Module = {
  name: 'plan-shop-alert',
  routes: (deps) => [
    route(planShopAlertCalls.list, planShopAlertSchemas.list, async ({ member }) => ({
      planShopNos: await waitingNos(deps.db, member.memberNo),
    })),
    route(planShopAlertCalls.add, planShopAlertSchemas.add, ({ member, body }) =>
      addAlert(deps, member.memberNo, body.planShopNo),
    ),
    route(planShopAlertCalls.remove, planShopAlertSchemas.remove, ({ member, params }) =>
      removeAlert(deps, member.memberNo, params.planShopNo),
    ),
  ],
  jobs: (deps) =>
    deps.jobs.everyInCluster(
      'plan-shop-alert.announce',
      minutesMs(1),
      async () => void (await announcePlanShops(deps)),
    ),
};

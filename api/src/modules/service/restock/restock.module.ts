import { restockCalls } from '@shop/shared/contracts';
import { restockSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { jsonText, route } from '../../../platform/http/route';
import { stockReturned } from './restock.events';
import { alertsText, deleteOld } from './restock.repository';
import { addAlert, announceReturns, removeAlert, tellReturned } from './restock.service';

/** 재입고 알림 of members. */
export const restockModule: Module = {
  name: 'restock',
  routes: (deps) => [
    route(restockCalls.list, restockSchemas.list, async ({ member }) =>
      jsonText(await alertsText(deps.db, member.memberNo, deps.clock.now())),
    ),
    route(restockCalls.add, restockSchemas.add, ({ member, body }) =>
      addAlert(deps, member.memberNo, body.skuNo),
    ),
    route(restockCalls.remove, restockSchemas.remove, ({ member, params }) =>
      removeAlert(deps, member.memberNo, params.skuNo),
    ),
  ],
  events: ({ outbox, clock }) =>
    outbox.on(stockReturned, ({ alertNo }, _eventId, tx) => tellReturned(tx, alertNo, clock.now())),
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'restock.announce-returns',
      minutesMs(1),
      async () => void (await announceReturns(deps)),
    );
    deps.jobs.everyInCluster(
      'restock.delete-old',
      daysMs(1),
      async () => void (await deleteOld(deps.db, deps.clock.now())),
    );
  },
};

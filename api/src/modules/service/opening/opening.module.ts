import { openingCalls } from '@shop/shared/contracts';
import { openingSchemas } from '@shop/shared/contracts/schemas';
import { daysMs, minutesMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { jsonText, route } from '../../../platform/http/route';
import { saleOpened } from './opening.events';
import { alertsText, deleteOld } from './opening.repository';
import { addAlert, announceOpenings, removeAlert, tellOpened } from './opening.service';

/** 오픈 알림 of members. */
export const openingModule: Module = {
  name: 'opening',
  routes: (deps) => [
    route(openingCalls.list, openingSchemas.list, async ({ member }) =>
      jsonText(await alertsText(deps.db, member.memberNo, deps.clock.now())),
    ),
    route(openingCalls.add, openingSchemas.add, ({ member, body }) =>
      addAlert(deps, member.memberNo, body),
    ),
    route(openingCalls.remove, openingSchemas.remove, ({ member, params }) =>
      removeAlert(deps, member.memberNo, params.alertNo),
    ),
  ],
  events: ({ outbox, clock }) =>
    outbox.on(saleOpened, ({ alertNo }, _eventId, tx) => tellOpened(tx, alertNo, clock.now())),
  jobs: (deps) => {
    deps.jobs.everyInCluster(
      'opening.announce',
      minutesMs(1),
      async () => void (await announceOpenings(deps)),
    );
    deps.jobs.everyInCluster(
      'opening.delete-old',
      daysMs(1),
      async () => void (await deleteOld(deps.db, deps.clock.now())),
    );
  },
};

import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { memberRoutes } from './member.routes';
import { deleteEndedSessions } from './session.service';

export const memberModule: Module = {
  name: 'member',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('session.delete-ended', hoursMs(6), async () => {
      await deleteEndedSessions(db, clock.now());
    });
  },
  routes: memberRoutes,
};

import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { deleteExpiredFormer } from './former-customer';
import { deleteExpiredJoinTickets } from './join-ticket';
import { memberRoutes } from './member.routes';
import { deleteEndedSessions } from './session.service';
import { deleteExpiredStarts } from './sign-in-start';

export const memberModule: Module = {
  name: 'member',
  jobs: ({ jobs, db, clock }) => {
    jobs.everyInCluster('session.delete-ended', hoursMs(6), async () => {
      await deleteEndedSessions(db, clock.now());
    });
    jobs.everyInCluster('sign-in.delete-expired', hoursMs(1), async () => {
      await deleteExpiredStarts(db, clock.now());
      await deleteExpiredJoinTickets(db, clock.now());
      await deleteExpiredFormer(db, clock.now());
    });
  },
  routes: memberRoutes,
};

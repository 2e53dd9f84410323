import { hoursMs } from '../../platform/clock';
import type { Module } from '../../platform/deps';
import { createSandboxIdentity } from '../../sandbox/identity/identity';
import { registerLocaLogin } from '../../sandbox/identity/loca-login.plugin';
import { memberRoutes } from './member.routes';
import { forgetSessions } from './session.service';

export const memberModule: Module = {
  name: 'member',
  jobs: ({ jobs, db, clock }) => {
    jobs.every('session.forget', hoursMs(6), async () => {
      await forgetSessions(db, clock.now());
    });
  },
  plugin: registerLocaLogin,
  routes: (deps) => memberRoutes(deps, createSandboxIdentity(deps)),
};

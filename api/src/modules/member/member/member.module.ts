import { createSandboxIdentity } from '../../../../sandbox/identity/identity';
import { registerLocaLogin } from '../../../../sandbox/identity/loca-login.plugin';
import { sampleLoginRoutes } from '../../../../sandbox/identity/sample-login.routes';
import { hoursMs } from '../../../platform/clock';
import type { Module } from '../../../platform/deps';
import { createLocaIdentity } from './loca-identity';
import { memberRoutes } from './member.routes';
import { forgetSessions } from './session.service';

export const memberModule: Module = {
  name: 'member',
  jobs: ({ jobs, db, clock }) => {
    jobs.every('session.forget', hoursMs(6), async () => {
      await forgetSessions(db, clock.now());
    });
  },
  plugin: (app, deps) => {
    if (!deps.config.identityUrl) registerLocaLogin(app, deps);
  },
  routes: (deps) => {
    const { identityUrl } = deps.config;
    if (identityUrl) return memberRoutes(deps, createLocaIdentity(deps, identityUrl));
    const sandbox = createSandboxIdentity(deps);
    return [...memberRoutes(deps, sandbox), ...sampleLoginRoutes(deps, sandbox)];
  },
};

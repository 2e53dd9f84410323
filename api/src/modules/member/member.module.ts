import type { Module } from '../../platform/deps';
import { createSandboxIdentity } from '../../sandbox/identity/identity';
import { memberRoutes } from './member.routes';

export const memberModule: Module = {
  name: 'member',
  routes: (deps) => memberRoutes(deps, createSandboxIdentity(deps)),
};

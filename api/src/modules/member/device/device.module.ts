import { deviceCalls } from '@shop/shared/contracts';
import { deviceSchemas } from '@shop/shared/contracts/schemas';
import type { Module } from '../../../platform/deps';
import { route } from '../../../platform/http/route';
import { listDevices, signOutDevice, signOutOthers } from './device.service';

export const deviceModule: Module = {
  name: 'device',
  routes: (deps) => [
    route(deviceCalls.list, deviceSchemas.list, ({ member }) => listDevices(deps, member)),
    route(deviceCalls.signOut, deviceSchemas.signOut, async ({ member, params }) => {
      await signOutDevice(deps, member, params.deviceId);
      return {};
    }),
    route(deviceCalls.signOutOthers, deviceSchemas.signOutOthers, async ({ member }) => ({
      count: await signOutOthers(deps, member),
    })),
  ],
};

import type { Module } from '../../src/platform/deps';
import { registerLoca } from './loca.plugin';
import { registerTrip } from './trip.plugin';

/** Simulated backends beside the shop's own api (spec section 7). */
export const backendsModule: Module = {
  name: 'backends',
  plugin: async (app, deps) => {
    await registerLoca(app, deps);
    registerTrip(app);
  },
};

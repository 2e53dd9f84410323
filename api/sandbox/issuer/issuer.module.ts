import type { Module } from '../../src/platform/deps';
import { accountRoutes, faultRoutes } from './bench.routes';
import { deliverWebhooks } from './webhooks';
import { registerIssuerWindow } from './window.plugin';

const DELIVER_EVERY_MS = 1_000;

export const issuerModule: Module = {
  name: 'sandbox issuer',
  routes: accountRoutes,
  plugin: async (app, deps) => {
    await registerIssuerWindow(app, deps);
    deps.jobs.everyInCluster(
      'sandbox.webhooks',
      DELIVER_EVERY_MS,
      async () => void (await deliverWebhooks(app, deps)),
    );
  },
};

/** Faults of the gateway, for testers. */
export const paymentBenchModule: Module = {
  name: 'sandbox payment bench',
  routes: faultRoutes,
};

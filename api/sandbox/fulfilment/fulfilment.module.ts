import type { Module } from '../../src/platform/deps';
import { benchRoutes } from './bench.routes';

export const fulfilmentBenchModule: Module = {
  name: 'sandbox fulfilment bench',
  routes: benchRoutes,
};

import type { Module } from '../../src/platform/deps';
import { counselBenchRoutes } from '../counsel/bench.routes';
import { benchRoutes } from './bench.routes';

/** Plays sellers, couriers and the staff of customer service. */
export const benchModule: Module = {
  name: 'sandbox bench',
  routes: (deps) => [...benchRoutes(deps), ...counselBenchRoutes(deps)],
};

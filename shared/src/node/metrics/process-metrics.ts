import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Registers metrics of this process: memory, CPU, event loop, garbage collection and handles. */
export const collectProcess = (registry: Registry): void =>
  collectDefaultMetrics({ register: registry });

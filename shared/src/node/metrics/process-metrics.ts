import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Adds memory, processor, event loop, garbage collection and handles of this process. */
export const collectProcess = (registry: Registry): void =>
  collectDefaultMetrics({ register: registry });

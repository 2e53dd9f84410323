/** Figures of a process for Prometheus, the same in gateway and api. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { createErrorCounter } from './error-counter';
export { createHttpMetrics, type SentResponse } from './http-metrics';
export { serveMetrics } from './metrics-server';
export { collectProcess } from './process-metrics';

/** Prometheus metrics that gateway and api share. */
export { Counter, Gauge, Histogram, Registry } from 'prom-client';
export { createErrorCounter } from './error-counter';
export { createHttpMetrics, type SentResponse } from './http-metrics';
export { serveMetrics } from './metrics-server';
export { collectProcess } from './process-metrics';
export { addRateCountMetrics } from './rate-count-metrics';

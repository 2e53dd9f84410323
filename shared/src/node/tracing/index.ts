/** OpenTelemetry traces that gateway and api share. */
export { requestWork, type TracedWork, type Tracing } from './traced-work';

/**
 * Sends traces by OTLP over HTTP. The libraries are imported here, so a process without tracing does not load them.
 * @param endpoint URL of a collector, without `/v1/traces`
 */
export const startTracing = async (settings: { service: string; endpoint: string }) =>
  (await import(/* webpackChunkName: "otlp" */ './otlp')).createOtlpTracing(settings);

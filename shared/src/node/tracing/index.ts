/** Traces of a process for OpenTelemetry, the same in gateway and api. */
export { type RequestFacts, requestWork, type TracedWork, type Tracing } from './traced-work';

/**
 * Sends traces by OTLP over HTTP. What does it is loaded only here, so a process without the setting carries none of it.
 * @param endpoint of a collector; `/v1/traces` is added
 */
export const startTracing = async (settings: { service: string; endpoint: string }) =>
  (await import(/* webpackChunkName: "otlp" */ './otlp')).createOtlpTracing(settings);

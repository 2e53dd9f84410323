import { z } from 'zod';

const httpUrl = () => z.url({ protocol: /^https?$/, message: 'must be an http address' });

/** Settings of metrics, traces and error reports, for the schema of the environment. */
export const monitoringEnvironment = {
  API_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  ERROR_REPORT_URL: httpUrl().optional(),
};

export interface MonitoringSettings {
  /** Host and port of `/metrics`, which shoppers cannot reach; undefined: `/metrics` is not served. */
  metrics: { host: string; port: number } | undefined;
  /** URL of a trace collector, without `/v1/traces`; undefined: no traces are recorded. */
  tracesUrl: string | undefined;
  /** URL that receives each log line at `error`; undefined: errors are in the log only. */
  errorReportUrl: string | undefined;
}

const environment = z.object(monitoringEnvironment);

export const monitoringSettings = ({
  API_METRICS_PORT: port,
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: tracesUrl,
  ERROR_REPORT_URL: errorReportUrl,
}: z.output<typeof environment>): MonitoringSettings => ({
  metrics: port === undefined ? undefined : { host, port },
  tracesUrl,
  errorReportUrl,
});

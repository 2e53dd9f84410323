import { z } from 'zod';

const httpUrl = () => z.url({ protocol: /^https?$/, message: 'must be an http address' });

/** Settings of what is told to operators, for the schema of the environment. */
export const monitoringEnvironment = {
  API_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl().optional(),
  ERROR_REPORT_URL: httpUrl().optional(),
};

export interface MonitoringSettings {
  /** Where `/metrics` is served, apart from what shoppers reach; absent: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** Of a collector of traces, without `/v1/traces`; absent: nothing is traced. */
  tracesUrl: string | undefined;
  /** Gets each line at `error`; absent: the log alone. */
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

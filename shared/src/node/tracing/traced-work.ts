/** Data of a span: a served request or a sent statement. */
export interface TracedWork {
  name: string;
  kind: 'server' | 'client';
  /** `traceparent` of the span: the ids of the trace and of the span. */
  id: string;
  /** `traceparent` of the parent span; when absent or malformed, this span is the root of its trace. */
  parent?: unknown;
  /** Epoch time, ms. */
  startedAtMs: number;
  ms: number;
  hasFailed: boolean;
  attributes: Record<string, string | number>;
}

export interface Tracing {
  record(work: TracedWork): void;
  /** Sends the buffered spans. */
  close(): Promise<void>;
}

/** The parts of a fastify request that a span contains. */
interface ServedRequest {
  /** `traceparent` of its span. */
  id: string;
  headers: Readonly<Record<string, unknown>>;
  method: string;
  /** `url` is the pattern of the route, because paths may contain names and secrets; absent when no route matched. */
  routeOptions: { url?: string | undefined };
}

/** The parts of a fastify reply that a span contains. */
interface SentReply {
  statusCode: number;
  /** ms. */
  elapsedTime: number;
}

/**
 * The span of a served request, with attribute names of OpenTelemetry's semantic conventions.
 * @param endedAtMs epoch time
 */
export const requestWork = (
  { id, headers, method, routeOptions: { url: route = 'none' } }: ServedRequest,
  { statusCode, elapsedTime }: SentReply,
  endedAtMs: number,
): TracedWork => ({
  name: `${method} ${route}`,
  kind: 'server',
  id,
  parent: headers.traceparent,
  startedAtMs: endedAtMs - elapsedTime,
  ms: elapsedTime,
  hasFailed: statusCode >= 500,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
  },
});

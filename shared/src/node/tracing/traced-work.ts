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

export interface RequestFacts {
  id: string;
  parent: unknown;
  method: string;
  /** Pattern of the route, because paths may contain names and secrets; undefined when no route matched. */
  route: string | undefined;
  status: number;
  endedAtMs: number;
  ms: number;
}

/** The span of a served request, with attribute names of OpenTelemetry's semantic conventions. */
export const requestWork = ({
  id,
  parent,
  method,
  route = 'none',
  status,
  endedAtMs,
  ms,
}: RequestFacts): TracedWork => ({
  name: `${method} ${route}`,
  kind: 'server',
  id,
  parent,
  startedAtMs: endedAtMs - ms,
  ms,
  hasFailed: status >= 500,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
  },
});

/** A span: a request that was served, or a statement that was sent. */
export interface TracedWork {
  name: string;
  kind: 'server' | 'client';
  /** Its `traceparent`: the trace, and its own id. */
  id: string;
  /** The `traceparent` of what caused it; absent or malformed: it begins the trace. */
  parent?: unknown;
  /** ms since 1970. */
  startedAtMs: number;
  ms: number;
  hasFailed: boolean;
  attributes: Record<string, string | number>;
}

export interface Tracing {
  record(work: TracedWork): void;
  /** Sends what is kept. */
  close(): Promise<void>;
}

export interface RequestFacts {
  id: string;
  parent: unknown;
  method: string;
  /** The pattern, since paths may hold names and secrets; absent where none matched. */
  route: string | undefined;
  status: number;
  endedAtMs: number;
  ms: number;
}

/** A served request, by the names of OpenTelemetry's conventions. */
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

import { Histogram, type Registry } from 'prom-client';

/** Upper bounds, seconds: from memory, a fast call, a page, what shoppers notice, what they leave. */
const BOUNDS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface SentResponse {
  method: string;
  /** The pattern of the route; absent where none matched. */
  route: string | undefined;
  status: number;
  ms: number;
}

/**
 * `shop_http_request_seconds`. Its labels have few values whatever clients send: the route is the
 * pattern, the status its class.
 * @returns counts one response
 */
export function createHttpMetrics(registry: Registry): (sent: SentResponse) => void {
  const seconds = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time from a request to its response, by pattern of the route and class of the status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BOUNDS,
    registers: [registry],
  });
  return ({ method, route = 'none', status, ms }) =>
    seconds.observe(
      {
        method: METHODS.has(method) ? method : 'other',
        route,
        status: `${Math.floor(status / 100)}xx`,
      },
      ms / 1_000,
    );
}

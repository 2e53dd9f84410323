import { Histogram, type Registry } from 'prom-client';

/** Histogram bounds, seconds, from a cached response (0.01) to a time after which shoppers leave (10). */
const BOUNDS = [0.01, 0.05, 0.1, 0.3, 1, 3, 10];

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

export interface SentResponse {
  method: string;
  /** Pattern of the route; undefined when no route matched. */
  route: string | undefined;
  status: number;
  ms: number;
}

/**
 * Creates `shop_http_request_seconds`. Clients cannot add label values: the label of the route is its pattern, the
 * label of the status its class.
 * @returns a function that counts one response
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

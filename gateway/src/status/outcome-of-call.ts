import type { Outcome } from '@shop/releases/statistics';
import { basketCalls, orderSheetCalls } from '@shop/shared/contracts';
import { canaryVisitorOf } from '../builds/canary-visitor';

const outcomes = new Map<string, Outcome>([
  [`${basketCalls.add.method} /api${basketCalls.add.path}`, 'basketAdd'],
  [`${orderSheetCalls.create.method} /api${orderSheetCalls.create.path}`, 'orderBegun'],
]);

/** The fields of a Fastify request that are read. */
interface CallRequest {
  method: string;
  url: string;
  headers: { cookie?: string | undefined };
}

/** The outcome that a call counts as when a canary is judged; undefined for other calls, and while no canary runs. */
export function outcomeOfCall({ method, url, headers }: CallRequest) {
  const outcome = outcomes.get(`${method} ${url.split('?', 1)[0]}`);
  const id = outcome && canaryVisitorOf(headers.cookie ?? '');
  return id && outcome ? { id, outcome } : undefined;
}

import { createCaller } from '@shop/shared/app';
import { type SystemNotice, systemCalls } from '@shop/shared/contracts';
import type { GatewayConfig } from './config';

const FRESH_MS = 5_000;
/** A slow answer must not hold up a page. */
const TIMEOUT_MS = 500;

/** The check that is on, if any. */
export type SystemStatus = () => Promise<SystemNotice | undefined>;

/**
 * Asks the api about every five seconds, beside the pages, not before them: only the first visitor
 * waits. What was known stays while the api says nothing, as it may during the very check, until
 * the check's own end.
 */
export function createSystemStatus(config: GatewayConfig): SystemStatus {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  let notice: SystemNotice | undefined;
  let requestedAtMs: number | undefined;
  let pending: Promise<void> | undefined;

  const fetchStatus = async (): Promise<void> => {
    requestedAtMs = Date.now();
    const status = await call(systemCalls.status, {}).catch(() => undefined);
    if (status) notice = status.notice ?? undefined;
  };
  const refresh = (): Promise<void> => {
    pending ??= fetchStatus().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return async () => {
    if (requestedAtMs === undefined) await refresh();
    else if (Date.now() - requestedAtMs > FRESH_MS) void refresh();
    return notice && Date.parse(notice.toAt) > Date.now() ? notice : undefined;
  };
}

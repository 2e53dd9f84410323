import { createCaller, systemNowMs } from '@shop/shared/app';
import { type SystemNotice, systemCalls } from '@shop/shared/contracts';
import type { GatewayConfig } from './config';

const FRESH_MS = 5_000;
/** A slow response must not delay a page. */
const TIMEOUT_MS = 500;

export interface ShopStatus {
  /** The current maintenance notice, if any. */
  notice: SystemNotice | undefined;
  /** Whether the api runs on a sandbox at a public address. */
  isTrial: boolean;
}

export type SystemStatus = () => Promise<ShopStatus>;

/**
 * Refreshes the status about every five seconds in the background; only the first requests wait. While
 * the api does not respond, as during maintenance, the last status holds; a notice holds until its end.
 */
export function createSystemStatus(config: GatewayConfig): SystemStatus {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  let status: ShopStatus | undefined;
  /** By the monotonic clock: the time of day may be turned back. */
  let requestedAtMs = 0;
  let pending: Promise<void> | undefined;

  const fetchStatus = async (): Promise<void> => {
    requestedAtMs = performance.now();
    const reply = await call(systemCalls.status, {}).catch(() => undefined);
    if (reply) status = { notice: reply.notice ?? undefined, isTrial: reply.isTrial };
  };
  const refresh = (): Promise<void> => {
    pending ??= fetchStatus().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return async () => {
    if (!status) await refresh();
    else if (performance.now() - requestedAtMs > FRESH_MS) void refresh();
    const { notice, isTrial = false } = status ?? {};
    const isOn = notice && Date.parse(notice.toAt) > systemNowMs();
    return { notice: isOn ? notice : undefined, isTrial };
  };
}

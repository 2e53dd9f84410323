import { createCaller, systemNowMs } from '@shop/shared/app';
import { type SystemNotice, systemCalls } from '@shop/shared/contracts';
import type { GatewayConfig } from './config';

const FRESH_MS = 5_000;
/**
 * Time after a change of the revision during which an api may still send old responses, ms: until it detects a lost
 * notification, plus the lifetime of its cached responses. A page rendered in this time may mix old and new data.
 */
const SETTLED_MS = 40_000;
/** A slow response must not delay a page. */
const TIMEOUT_MS = 500;

export interface ShopStatus {
  /** The current maintenance notice, if any. */
  notice: SystemNotice | undefined;
  /** Whether the api runs on a sandbox at a public address. */
  isTrial: boolean;
  /**
   * Revision of the public data. Undefined until the api has responded, and for `SETTLED_MS` after a change, because
   * another api may not have received the notification yet.
   */
  catalogueRevision: string | undefined;
}

export interface SystemStatus {
  /** The status, at most about five seconds old. */
  (): Promise<ShopStatus>;
  /** The revision of the catalogue now; undefined when the api does not reply. */
  currentRevision: () => Promise<string | undefined>;
}

/**
 * Refreshes the status about every five seconds in the background; only the first requests wait. While
 * the api does not respond, as during maintenance, the last status holds; a notice holds until its end.
 */
export function createSystemStatus(config: GatewayConfig): SystemStatus {
  const call = createCaller({ baseUrl: config.apiUrl, timeoutMs: TIMEOUT_MS });
  let status: ShopStatus | undefined;
  /** By the monotonic clock: the time of day may be turned back. */
  let requestedAtMs = 0;
  /** Time of the last change of the revision, by the monotonic clock. */
  let changedAtMs = -SETTLED_MS;
  let pending: Promise<ShopStatus | undefined> | undefined;

  const fetchStatus = async (): Promise<ShopStatus | undefined> => {
    requestedAtMs = performance.now();
    const reply = await call(systemCalls.status, {}).catch(() => undefined);
    if (!reply) return undefined;
    const { notice, isTrial, catalogueRevision } = reply;
    // The first response shows no change: there is no earlier revision to compare with.
    if (status && status.catalogueRevision !== catalogueRevision) changedAtMs = performance.now();
    status = { notice: notice ?? undefined, isTrial, catalogueRevision };
    return status;
  };
  /** The running call, and the one after it. */
  let current: Promise<ShopStatus | undefined> | undefined;
  let next: Promise<ShopStatus | undefined> | undefined;
  /** A running call may have been answered before a change, so later callers share the call after it. */
  const fetchAnew = (): Promise<ShopStatus | undefined> => {
    if (current) {
      next ??= current.then(() => {
        next = undefined;
        return fetchAnew();
      });
      return next;
    }
    current = fetchStatus().finally(() => {
      current = undefined;
    });
    return current;
  };
  const refresh = (): Promise<ShopStatus | undefined> => {
    pending ??= fetchStatus().finally(() => {
      pending = undefined;
    });
    return pending;
  };

  const read = async (): Promise<ShopStatus> => {
    if (!status) await refresh();
    else if (performance.now() - requestedAtMs > FRESH_MS) void refresh();
    const { notice, isTrial = false, catalogueRevision } = status ?? {};
    const isOn = notice && Date.parse(notice.toAt) > systemNowMs();
    const isSettled = performance.now() - changedAtMs >= SETTLED_MS;
    return {
      notice: isOn ? notice : undefined,
      isTrial,
      catalogueRevision: isSettled ? catalogueRevision : undefined,
    };
  };
  return Object.assign(read, {
    currentRevision: async () => (await fetchAnew())?.catalogueRevision,
  });
}

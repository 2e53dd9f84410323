import { parseUrl } from '@shop/shared/domain';
import type { Broadcast } from './message-receiver';
import { exposeReceiver } from './message-receiver';
import {
  type NativeCallName,
  type NativeCallRow,
  type NativeParams,
  type NativeResult,
  nativeCalls,
} from './native-calls';
import { NativeError } from './native-error';
import type { NativeWindow } from './native-window';
import { PendingCalls } from './pending-calls';
import { createSendMessage } from './transport';

type ParamsArgument<N extends NativeCallName> =
  object extends NativeParams<N>
    ? [params?: NativeParams<N>, options?: CallOptions]
    : [params: NativeParams<N>, options?: CallOptions];

interface CallOptions {
  /** Overrides the call's default; null disables the timeout. */
  timeoutMs?: number | null;
}

export interface BridgeConfig {
  target: NativeWindow;
  userAgent: string;
  /** The page's origin: a path in a call is resolved against it. */
  origin: string;
  onBroadcast?: (broadcast: Broadcast) => void;
  onVisibilityChange?: (isVisible: boolean) => void;
}

/** Sends calls to the app and waits for responses. */
export interface NativeCaller {
  /** Sends one call of the table. Rejects with `NativeError`. */
  call<N extends NativeCallName>(name: N, ...args: ParamsArgument<N>): Promise<NativeResult<N>>;
  /** Sends a call without waiting for its result; never rejects. */
  notify<N extends NativeCallName>(name: N, ...args: ParamsArgument<N>): void;
}

/** Resolves a path or URL to http(s); the app must not open scripts, files or other schemes. */
function toWebUrl(url: unknown, origin: string): string | undefined {
  const parsed = typeof url === 'string' ? parseUrl(url, origin) : undefined;
  if (!parsed) return undefined;
  const { protocol, href } = parsed;
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function resolveParams(
  row: NativeCallRow<object, unknown>,
  callerParams: object | undefined,
  origin: string,
): object | undefined {
  const params: { url?: unknown } = { ...row.defaults, ...callerParams };
  if (!row.hasUrl) return params;
  const url = toWebUrl(params.url, origin);
  return url === undefined ? undefined : { ...params, url };
}

/** Exposes the receiver for the app's messages and returns the caller. Create one per window. */
export function createNativeCaller(config: BridgeConfig): NativeCaller {
  const pending = new PendingCalls();
  const send = createSendMessage(config.target, config.userAgent);
  exposeReceiver(config.target, {
    onResponse: (response) => pending.settle(response),
    onBroadcast: config.onBroadcast ?? (() => {}),
    onVisibilityChange: config.onVisibilityChange ?? (() => {}),
  });

  const call = (name: NativeCallName, callerParams?: object, options: CallOptions = {}) => {
    const row: NativeCallRow<object, unknown> = nativeCalls[name];
    const params = resolveParams(row, callerParams, config.origin);
    if (!params) return Promise.reject(new NativeError('REFUSED', name));
    const timeoutMs = options.timeoutMs === undefined ? row.timeoutMs : options.timeoutMs;
    return pending.open(name, row.isResult, timeoutMs, (callback) =>
      send(name, { callback, params }),
    );
  };

  return {
    call: call as NativeCaller['call'],
    notify: (name, ...[callerParams, options]) => {
      call(name, callerParams, options).catch(() => {});
    },
  };
}

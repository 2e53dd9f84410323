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
  /** In place of the call's own; null waits for ever. */
  timeoutMs?: number | null;
}

export interface BridgeConfig {
  target: NativeWindow;
  userAgent: string;
  /** The page's own address: a path in a call becomes an address of ours. */
  origin: string;
  onBroadcast?: (broadcast: Broadcast) => void;
  onVisibilityChange?: (isVisible: boolean) => void;
}

/** Asks the app and waits for its answer. */
export interface NativeCaller {
  /**
   * One call of the table. Rejects with `NativeError`: `TIMEOUT`, `NOT_IN_APP`, `REFUSED` or
   * `INVALID_RESPONSE`.
   */
  call<N extends NativeCallName>(name: N, ...args: ParamsArgument<N>): Promise<NativeResult<N>>;
  /** The same for what needs no answer: never rejects. */
  notify<N extends NativeCallName>(name: N, ...args: ParamsArgument<N>): void;
}

/** An own path or a web address; scripts, files and other apps' schemes are not for the app to open. */
function toWebUrl(url: unknown, origin: string): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, origin)) return undefined;
  const { protocol, href } = new URL(url, origin);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function resolveParams(
  row: NativeCallRow<object, unknown>,
  given: object | undefined,
  origin: string,
): object | undefined {
  const params = { ...row.defaults, ...given };
  if (!row.hasUrl) return params;
  const url = toWebUrl((params as { url?: unknown }).url, origin);
  return url === undefined ? undefined : { ...params, url };
}

/** Opens the door for the app's answers and gives the way to ask. Once for each window. */
export function createNativeCaller(config: BridgeConfig): NativeCaller {
  const pending = new PendingCalls();
  const send = createSendMessage(config.target, config.userAgent);
  exposeReceiver(config.target, {
    onResponse: (answer) => pending.settle(answer),
    onBroadcast: config.onBroadcast ?? (() => {}),
    onVisibilityChange: config.onVisibilityChange ?? (() => {}),
  });

  const call = (name: NativeCallName, given?: object, options: CallOptions = {}) => {
    const row = nativeCalls[name] as NativeCallRow<object, unknown>;
    const params = resolveParams(row, given, config.origin);
    if (!params) return Promise.reject(new NativeError('REFUSED', name));
    const timeoutMs = options.timeoutMs === undefined ? row.timeoutMs : options.timeoutMs;
    return pending.open(name, row.isResult, timeoutMs, (callback) =>
      send(name, { callback, params }),
    );
  };

  return {
    call: call as NativeCaller['call'],
    notify: (name, ...args) => {
      (call as (...all: unknown[]) => Promise<unknown>)(name, ...args).catch(() => {});
    },
  };
}

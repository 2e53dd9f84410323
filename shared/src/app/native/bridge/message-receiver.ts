import type { NativeReceiver, NativeWindow } from './native-window';
import type { NativeResponse } from './pending-calls';
import { hasFields, isObject, isOneOf, isString, type TypeGuard } from './type-guards';

export interface Broadcast {
  key: string;
  params: unknown;
}

export interface ReceiverHandlers {
  onResponse: (response: NativeResponse) => void;
  onBroadcast: (broadcast: Broadcast) => void;
  onVisibilityChange: (isVisible: boolean) => void;
}

const isYesNo = isOneOf('Y', 'N');
const isResponse = hasFields({ result: isYesNo, callback: isString });
const isVisibility = hasFields({ isVisible: isYesNo });
const isKey: TypeGuard<string> = (value): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w.:-]{0,63}$/.test(value);
const isBroadcast = hasFields({ key: isKey });

const parseMessage = (message: unknown): unknown => {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
};

/**
 * Handles a message of the expected shape and ignores any other, so that the app cannot make the
 * page throw.
 */
const receiveIfValid =
  <T>(shape: TypeGuard<T>, handle: (value: T & { params?: unknown }) => void) =>
  (message: unknown): void => {
    const value = parseMessage(message);
    if (isObject(value) && shape(value)) handle(value);
  };

/**
 * Exposes `window.LPNative` to the app. It is frozen and cannot be replaced, so that a script in
 * the page cannot intercept messages.
 */
export function exposeReceiver(target: NativeWindow, handlers: ReceiverHandlers): void {
  const receiver: NativeReceiver = {
    answer: receiveIfValid(isResponse, ({ result, callback, params }) =>
      handlers.onResponse({ result, callback, params }),
    ),
    broadcast: receiveIfValid(isBroadcast, ({ key, params }) =>
      handlers.onBroadcast({ key, params }),
    ),
    webviewVisible: receiveIfValid(isVisibility, ({ isVisible }) =>
      handlers.onVisibilityChange(isVisible === 'Y'),
    ),
  };
  Object.defineProperty(target, 'LPNative', { value: Object.freeze(receiver), enumerable: true });
}

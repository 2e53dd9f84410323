import { fields, isObject, oneOf, type Shape, text } from './answer-shape';
import type { NativeInbox, NativeWindow } from './native-window';
import type { NativeAnswer } from './pending-calls';

export interface Broadcast {
  key: string;
  params: unknown;
}

export interface InboxHandlers {
  onAnswer: (answer: NativeAnswer) => void;
  onBroadcast: (broadcast: Broadcast) => void;
  onVisible: (isVisible: boolean) => void;
}

const yesNo = oneOf('Y', 'N');
const isAnswer = fields({ result: yesNo, callback: text });
const isVisibility = fields({ isVisible: yesNo });
const isKey: Shape<string> = (value): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w.:-]{0,63}$/.test(value);
const isBroadcast = fields({ key: isKey });

const read = (message: unknown): unknown => {
  if (typeof message !== 'string') return message;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
};

/** Takes what has the agreed shape, drops the rest; nothing that the app says throws into the page. */
const taking =
  <T>(shape: Shape<T>, handle: (value: T & { params?: unknown }) => void) =>
  (message: unknown): void => {
    const value = read(message);
    if (isObject(value) && shape(value)) handle(value);
  };

/** Opens the door for the app. It cannot be replaced: a script in the page must not listen in. */
export function openInbox(target: NativeWindow, handlers: InboxHandlers): void {
  const inbox: NativeInbox = {
    answer: taking(isAnswer, ({ result, callback, params }) =>
      handlers.onAnswer({ result, callback, params }),
    ),
    broadcast: taking(isBroadcast, ({ key, params }) => handlers.onBroadcast({ key, params })),
    webviewVisible: taking(isVisibility, ({ isVisible }) => handlers.onVisible(isVisible === 'Y')),
  };
  Object.defineProperty(target, 'LPNative', { value: Object.freeze(inbox), enumerable: true });
}

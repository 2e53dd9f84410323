import { isAppUserAgent, type Platform, platformOf } from '@shop/shared/domain';
import type { NativeWindow } from './native-window';

export interface NativeMessage {
  /** Names the one call that the answer belongs to. */
  callback: string;
  params: object;
}

/** Hands a message to the app. False: there is no app, or none that knows this call. */
export type SendMessage = (name: string, message: NativeMessage) => boolean;

const senders: Record<Platform, (target: NativeWindow) => SendMessage> = {
  ios: (target) => (name, message) => {
    const handler = target.webkit?.messageHandlers?.[name];
    handler?.postMessage(message);
    return handler !== undefined;
  },
  android: (target) => (name, message) => {
    // Called on its object: Android refuses a method that was taken off it.
    if (typeof target.LPApp?.[name] !== 'function') return false;
    target.LPApp[name]?.(JSON.stringify(message));
    return true;
  },
  other: () => () => false,
};

/** Spec section 6: native features only inside the app, by the platform's own way. */
export function createSendMessage(target: NativeWindow, userAgent: string): SendMessage {
  if (!isAppUserAgent(userAgent)) return () => false;
  const send = senders[platformOf(userAgent)](target);
  return (name, message) => {
    try {
      return send(name, message);
    } catch {
      // A handler that throws is one that does not take the call.
      return false;
    }
  };
}

import { isAppUserAgent, type Platform, platformOf } from '@shop/shared/domain';
import type { NativeWindow } from './native-window';

export interface NativeMessage {
  /** Id of the call that the response belongs to. */
  callback: string;
  params: object;
}

/** Sends a message to the app. @returns false when there is no app, or the app lacks this call */
export type SendMessage = (name: string, message: NativeMessage) => boolean;

const senders: Record<Platform, (target: NativeWindow) => SendMessage> = {
  ios: (target) => (name, message) => {
    const handler = target.webkit?.messageHandlers?.[name];
    handler?.postMessage(message);
    return handler !== undefined;
  },
  android: (target) => (name, message) => {
    // Called on its object: Android rejects a detached method.
    if (typeof target.LPApp?.[name] !== 'function') return false;
    target.LPApp[name]?.(JSON.stringify(message));
    return true;
  },
  other: () => () => false,
};

/** Spec section 6: native features only inside the app, over the platform's channel. */
export function createSendMessage(target: NativeWindow, userAgent: string): SendMessage {
  if (!isAppUserAgent(userAgent)) return () => false;
  const send = senders[platformOf(userAgent)](target);
  return (name, message) => {
    try {
      return send(name, message);
    } catch {
      // A handler that throws counts as missing.
      return false;
    }
  };
}

/** Whether the app around this window offers the call. */
export function hasNativeCall(target: NativeWindow, userAgent: string, name: string): boolean {
  if (!isAppUserAgent(userAgent)) return false;
  try {
    return platformOf(userAgent) === 'ios'
      ? target.webkit?.messageHandlers?.[name] !== undefined
      : typeof target.LPApp?.[name] === 'function';
  } catch {
    return false;
  }
}

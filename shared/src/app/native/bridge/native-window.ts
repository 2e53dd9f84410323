/** What the app may call in the page; each takes an object (iOS) or JSON (Android). */
export interface NativeReceiver {
  /** Native call result: `{ result: 'Y' | 'N', callback, params }`. */
  answer(message: unknown): void;
  /** Another webview, or the app, says something: `{ key, params }`. */
  broadcast(message: unknown): void;
  /** The webview comes to the front or leaves it: `{ isVisible: 'Y' | 'N' }`. */
  webviewVisible(message: unknown): void;
}

/** The part of `window` that the app and we share. */
export interface NativeWindow {
  /** iOS: one handler for each call, told an object. */
  webkit?: { messageHandlers?: Record<string, { postMessage(message: unknown): void }> };
  /** Android: one method for each call, told JSON. */
  LPApp?: Record<string, (json: string) => void>;
  /** Where the app answers; ours. */
  LPNative?: NativeReceiver;
}

/** The functions the app may call in the page; each takes an object (iOS) or JSON (Android). */
export interface NativeReceiver {
  /** Native call result: `{ result: 'Y' | 'N', callback, params }`. */
  answer(message: unknown): void;
  /** A broadcast of another webview or of the app: `{ key, params }`. */
  broadcast(message: unknown): void;
  /**
   * The webview was shown or hidden: `{ isVisible: 'Y'
   * 'N' }`.
   */
  webviewVisible(message: unknown): void;
}

declare global {
  interface Window extends NativeWindow {}
}

/** The properties of `window` that the app and the page share. */
export interface NativeWindow {
  /** iOS: one handler for each call, which takes an object. */
  webkit?: { messageHandlers?: Record<string, { postMessage(message: unknown): void }> };
  /** Android: one method for each call, which takes JSON. */
  LPApp?: Record<string, (json: string) => void>;
  /** Set by the page; the app calls it to respond. */
  LPNative?: NativeReceiver;
}

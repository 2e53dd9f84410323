/** Message from a payment window to the page that opened it; both have the same origin. */
export interface WindowMessage {
  type: 'payment:pc-fail';
  paymentNo: string;
}

/** Parses a message; undefined for other origins and other messages. */
export function readWindowMessage({
  origin,
  data,
}: MessageEvent<unknown>): WindowMessage | undefined {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return undefined;
  const { type, paymentNo }: { type?: unknown; paymentNo?: unknown } = data;
  return type === 'payment:pc-fail' && typeof paymentNo === 'string'
    ? { type, paymentNo }
    : undefined;
}

/**
 * Sends the message to the opener and closes this window; false without an opener of the same
 * origin.
 */
export function notifyOpener(message: WindowMessage): boolean {
  const opener = window.opener as Window | null;
  if (!opener || opener.closed) return false;
  try {
    // Reading the location of a cross-origin opener throws.
    if (opener.location.origin !== location.origin) return false;
  } catch {
    return false;
  }
  opener.postMessage(message, location.origin);
  window.close();
  return true;
}

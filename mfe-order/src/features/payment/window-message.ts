/** What a payment window says to the page that opened it; both are of our own origin. */
export interface WindowMessage {
  type: 'payment:pc-fail';
  paymentNo: string;
}

/** A message from anybody else, or about something else, is nothing. */
export function readWindowMessage({ origin, data }: MessageEvent): WindowMessage | undefined {
  if (origin !== location.origin || typeof data !== 'object' || data === null) return undefined;
  const { type, paymentNo } = data as Partial<WindowMessage>;
  return type === 'payment:pc-fail' && typeof paymentNo === 'string'
    ? { type, paymentNo }
    : undefined;
}

/** Tells the opener and closes this window; false when there is nobody of ours to tell. */
export function tellOpener(message: WindowMessage): boolean {
  const opener = window.opener as Window | null;
  if (!opener || opener.closed) return false;
  try {
    // Reading a stranger's address throws: then this window is the only page of ours.
    if (opener.location.origin !== location.origin) return false;
  } catch {
    return false;
  }
  opener.postMessage(message, location.origin);
  window.close();
  return true;
}

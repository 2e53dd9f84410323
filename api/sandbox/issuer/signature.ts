import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WindowReturn } from '../../src/ports';

type Signed = Omit<WindowReturn, 'signature'>;

/** The card company's signature of a return, with the key it shares with the shop. */
export const sign = (key: Uint8Array, { paymentNo, nonce, result }: Signed): string =>
  createHmac('sha256', key).update(`${paymentNo}\n${nonce}\n${result}`).digest('base64url');

export function isSigned(key: Uint8Array, windowReturn: WindowReturn): boolean {
  const expected = Buffer.from(sign(key, windowReturn));
  const received = Buffer.from(windowReturn.signature);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets';
import type { WindowRequest, WindowReturn } from '../../ports/index';

type Signed = Pick<WindowReturn, 'paymentNo' | 'nonce' | 'result'>;

const sign = (secrets: Secrets, { paymentNo, nonce, result }: Signed): string =>
  createHmac('sha256', secrets.keyFor('toss return'))
    .update(`${paymentNo}\n${nonce}\n${result}`)
    .digest('base64url');

/** The address back to the shop, to which Toss adds paymentKey, orderId and amount. */
export const returnPath = (
  secrets: Secrets,
  { paymentNo, nonce, returnUrl }: Pick<WindowRequest, 'paymentNo' | 'nonce' | 'returnUrl'>,
  result: WindowReturn['result'],
): string => {
  const signature = sign(secrets, { paymentNo, nonce, result });
  return `${returnUrl}?${new URLSearchParams({ paymentNo, nonce, result, signature })}`;
};

export function isOurReturn(secrets: Secrets, windowReturn: WindowReturn): boolean {
  const expected = Buffer.from(sign(secrets, windowReturn));
  const received = Buffer.from(windowReturn.signature);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

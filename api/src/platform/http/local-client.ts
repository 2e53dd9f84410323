import { isLoopbackUrl } from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';

/** Whether an address is this machine's own: 127.0.0.0/8 or ::1. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  /^(::1|(::ffff:)?127(\.\d+){3})$/i.test(address ?? '');

/** Added by proxies. The gateway overwrites `x-forwarded-for`, and says so in `x-client-relayed`. */
const proxyHeaders = ['x-client-relayed', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'];

const isLoopbackHost = (host: string | undefined): boolean => {
  try {
    return isLoopbackUrl(`http://${host}`);
  } catch {
    return false;
  }
};

/**
 * Whether the client runs on this machine and typed an address of this machine. The host is compared
 * too, because another site's name may resolve to a loopback address.
 */
export function isLocalClient({ headers, ip }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-host'];
  return (
    isLoopbackAddress(ip) &&
    proxyHeaders.every((name) => headers[name] === undefined) &&
    isLoopbackHost(typeof forwarded === 'string' ? forwarded : headers.host)
  );
}

import { isLoopbackUrl } from '@shop/shared/domain';
import { isLoopbackAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';

/** Added by proxies. The gateway overwrites `x-forwarded-for` and sets `x-client-relayed`. */
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

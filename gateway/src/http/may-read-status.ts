import { timingSafeEqual } from 'node:crypto';
import { isLoopbackAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';
import { isRelayed } from './relayed';

const isSameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Whether a client may read the counts of builds.
 * @param metricsToken bearer token that allows reading from another machine; absent: this machine only
 */
export const mayReadStatus = (
  { ip, headers }: FastifyRequest,
  metricsToken: string | undefined,
): boolean =>
  metricsToken
    ? isSameText(headers.authorization ?? '', `Bearer ${metricsToken}`)
    : isLoopbackAddress(ip) && !isRelayed(headers);

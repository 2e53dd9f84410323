import { createHmac } from 'node:crypto';
import { clientAddress } from '@shop/shared/node';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../auth/session';
import type { Secrets } from '../secrets';

/**
 * Whom a count of visitors counts once: the member, else the address. A cookie counts nobody, since one
 * client can have any number of them. Hashed for this purpose, so that it can be stored.
 * @param purpose what is counted
 */
export function visitorKey(
  secrets: Secrets,
  purpose: string,
  request: FastifyRequest,
  session: Pick<Session, 'memberNo'> | undefined,
): string {
  const who = session ? `m${session.memberNo}` : `a${clientAddress(request.ip)}`;
  return createHmac('sha256', secrets.keyFor(`visitors: ${purpose}`))
    .update(who)
    .digest('base64url');
}

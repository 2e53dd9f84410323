import { createHash, randomBytes } from 'node:crypto';
import { cookieOf } from '../http/cookies';

/** Keeps a visitor on the same builds. It is set while a canary runs, and identifies nobody. */
const COOKIE = 'releaseVisitor';
const ID = /^[0-9a-f]{16}$/;
const MAX_AGE_S = 30 * 24 * 3_600;

/** The visitor's id for canaries; undefined before the first page during a canary. */
export function canaryVisitorOf(cookie: string): string | undefined {
  const id = cookieOf(cookie, COOKIE);
  return id && ID.test(id) ? id : undefined;
}

export const newCanaryVisitor = (): string => randomBytes(8).toString('hex');

export const canaryVisitorCookie = (id: string, isSecure: boolean): string =>
  `${COOKIE}=${id}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * Whether a visitor gets the canary of a remote. The same visitor stays in it while its share grows,
 * and canaries of several remotes have different visitors. Only a canary of 100 % includes visitors
 * without an id.
 */
export function isInCanary(
  visitorId: string | undefined,
  remote: string,
  percent: number,
): boolean {
  if (percent >= 100) return true;
  if (!visitorId) return false;
  const bucket = createHash('sha256').update(`${remote} ${visitorId}`).digest().readUInt32BE(0);
  return bucket % 100 < percent;
}

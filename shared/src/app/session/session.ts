import type { MemberType } from '@shop/shared/domain';

export type { MemberType } from '@shop/shared/domain';

export interface SessionSnapshot {
  isLoggedIn: boolean;
  memberType: MemberType;
  /** Expiry of the access token, epoch seconds; null for visitors. */
  expiresAt: number | null;
}

/** The only session cookie that script can read: `<expiry epoch seconds>.<member type>`. */
export const SESSION_COOKIE = 'shopSession';

export const visitorSession: SessionSnapshot = {
  isLoggedIn: false,
  memberType: '99',
  expiresAt: null,
};

/** Reads a Cookie header or `document.cookie`. A malformed value counts as a visitor. */
export function readSession(cookies: string): SessionSnapshot {
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1);
  const match = /^(\d{9,11})\.([1-5]0)$/.exec(value ?? '');
  if (!match) return visitorSession;
  return { isLoggedIn: true, memberType: match[2] as MemberType, expiresAt: Number(match[1]) };
}

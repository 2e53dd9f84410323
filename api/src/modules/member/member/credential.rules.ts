import { cookieNames } from '../../../platform/auth/cookies';
import { type AppError, invalid } from '../../../platform/errors';
import type { Credential, Identity } from '../../../ports';

export interface LoginBody {
  lid?: string | undefined;
  jwt?: string | undefined;
  cohSessionId?: string | undefined;
  encCno?: string | undefined;
}

type Cookies = Readonly<Record<string, string | undefined>>;

const noCredential = (): AppError => invalid([{ path: 'lid', message: '로그인 정보가 없어요.' }]);

/**
 * Selects one of the three credentials (spec section 7). HttpOnly values are read from the cookies.
 * @throws AppError 400 `INVALID` when there is no credential
 */
export function credentialOf(body: LoginBody, cookies: Cookies): Credential {
  const jwt = body.jwt || cookies[cookieNames.jwt];
  if (body.lid) return { by: 'lid', lid: body.lid };
  if (body.encCno && jwt) return { by: 'encCno', jwt, encCno: body.encCno };
  const cohSessionId = body.cohSessionId || cookies[cookieNames.cohSession];
  if (jwt && cohSessionId) return { by: 'jwt', jwt, cohSessionId };
  const lid = cookies[cookieNames.lid];
  if (lid) return { by: 'lid', lid };
  throw noCredential();
}

/**
 * Spec section 4: a returned id or JWT that differs from the sent one, or from the one this browser
 * keeps, means that two people are mixed up. A sign-in by `lid` brings a new JWT, so there only the
 * id is compared.
 * @param isReplacing the person has agreed to become another member: what the browser keeps is the former's
 */
export function isSamePerson(
  credential: Credential,
  cookies: Cookies,
  verified: Pick<Identity, 'lid' | 'jwt'>,
  isReplacing: boolean,
): boolean {
  if (credential.by === 'lid') {
    const cookieValue = isReplacing ? undefined : cookies[cookieNames.lid];
    return verified.lid === credential.lid && (!cookieValue || cookieValue === verified.lid);
  }
  const cookieValue = isReplacing ? undefined : cookies[cookieNames.jwt];
  return verified.jwt === credential.jwt && (!cookieValue || cookieValue === verified.jwt);
}

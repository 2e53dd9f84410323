import { deviceName } from '@shop/shared/domain';
import type { FastifyRequest } from 'fastify';
import { cookieNames } from '../../../platform/auth/cookies';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import { endSession, sessionOfRefresh } from './session.service';

/** The session of this browser, also after its access token expired. */
export async function sessionOf(
  deps: Deps,
  request: FastifyRequest,
  accessToken?: string,
): Promise<{ sessionId: string; memberNo: number } | undefined> {
  const session = accessToken
    ? await deps.sessions.open(accessToken)
    : await deps.sessions.read(request);
  const refreshToken = request.cookies[cookieNames.refreshToken];
  return session ?? (refreshToken ? sessionOfRefresh(deps, refreshToken) : undefined);
}

export async function endSessionOf(
  deps: Deps,
  request: FastifyRequest,
  reason: string,
  accessToken?: string,
): Promise<void> {
  const session = await sessionOf(deps, request, accessToken);
  if (session) await endSession(deps, session.sessionId, reason);
}

export const alreadySignedIn = (payload?: object): AppError =>
  new AppError(
    409,
    'ALREADY_SIGNED_IN',
    '이미 로그인한 회원이 있어요. 로그아웃하고 새로 로그인할지 골라 주세요.',
    payload,
  );

/** What the request says of its device. */
export const deviceOf = (request: FastifyRequest): string =>
  deviceName(request.headers['user-agent'] ?? '');

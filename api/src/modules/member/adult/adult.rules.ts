import { isAdult } from '@shop/shared/domain';
import { type AppError, refused } from '../../../platform/errors';
import type { VerificationAnswer } from '../../../ports';

/** A verification request, as stored when it was started. */
export interface StoredRequest {
  memberNo: number;
  sid: string;
  nonceHash: string;
  expiresAt: Date;
  usedAt: Date | null;
  /** The member's birth date by the card company, YYYYMMDD. */
  birth: string;
}

/** The member and session that return with a verification result. */
export interface Bearer {
  memberNo: number;
  sessionId: string;
}

export type Refusal = 'forged' | 'foreign' | 'replayed' | 'expired';

/** Why a result is not valid for this request, or undefined. */
export function refusalOf(
  request: StoredRequest | undefined,
  bearer: Bearer,
  nonceHash: string,
  now: Date,
): Refusal | undefined {
  if (!request || request.nonceHash !== nonceHash) return 'forged';
  if (request.memberNo !== bearer.memberNo || request.sid !== bearer.sessionId) return 'foreign';
  if (request.usedAt) return 'replayed';
  return request.expiresAt <= now ? 'expired' : undefined;
}

/** One error for forged, foreign and repeated results, which reveals nothing to an attacker. */
export const refusedAnswer = (refusal: Refusal): AppError =>
  refusal === 'expired'
    ? refused('VERIFICATION_EXPIRED', '인증 시간이 지났어요. 다시 인증해 주세요.')
    : refused('VERIFICATION_REFUSED', '확인할 수 없는 인증 결과예요. 처음부터 다시 인증해 주세요.');

const endings = {
  CANCELED: () => refused('VERIFICATION_CANCELED', '인증을 취소했어요.'),
  FAILED: () =>
    refused(
      'VERIFICATION_FAILED',
      '본인인증을 마치지 못했어요. 입력한 정보를 확인하고 다시 시도해 주세요.',
    ),
};

/** Why a genuine result does not verify the member, or undefined. */
export function objectionTo(
  answer: VerificationAnswer,
  birth: string,
  now: Date,
): AppError | undefined {
  if (answer.result !== 'VERIFIED') return endings[answer.result]();
  if (!isAdult(answer.birth, now.getTime()))
    return refused('VERIFICATION_UNDERAGE', '19세 미만은 볼 수 없는 상품이에요.');
  if (answer.birth !== birth)
    return refused(
      'VERIFICATION_OTHER_PERSON',
      '회원 정보의 생년월일과 달라요. 회원 본인의 휴대폰으로 인증해 주세요.',
    );
  return undefined;
}

import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@shop/shared/contracts';
import { safeReturnTo, verificationEnd } from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import { addMs, daysMs, minutesMs } from '../../../platform/clock';
import type { Deps } from '../../../platform/deps';
import { AppError } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { type AdultVerification, verificationDown } from '../../../ports';
import {
  countRequests,
  insertRequest,
  lockMember,
  lockRequest,
  markUsed,
  recordVerification,
} from './adult.repository';
import { objectionTo, refusalOf, refusedAnswer } from './adult.rules';

const REQUEST_LIFE_MS = minutesMs(10);
/** Each start may cost the shop a message to a phone. */
const MAX_STARTS = 10;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const randomText = (): string => randomBytes(16).toString('base64url');

const limitReached = (): AppError =>
  new AppError(
    429,
    'VERIFICATION_LIMIT',
    `본인인증은 하루에 ${MAX_STARTS}번까지 시도할 수 있어요. 내일 다시 시도해 주세요.`,
  );

/**
 * Starts a verification in this session.
 * @returns the address of the provider's page
 * @throws AppError 429 `VERIFICATION_LIMIT` after ten starts in a day; 503 `VERIFICATION_DOWN`
 */
export async function startVerification(
  { db, clock, config }: Deps,
  provider: AdultVerification,
  { memberNo, sessionId }: Session,
  wantedReturn: string,
): Promise<string> {
  const now = clock.now();
  const returnTo = safeReturnTo(wantedReturn);
  const [requestNo, nonce] = [randomText(), randomText()];
  await db.tx(async (tx) => {
    await lockMember(tx, memberNo);
    if ((await countRequests(tx, memberNo, addMs(now, -daysMs(1)))) >= MAX_STARTS)
      throw limitReached();
    await insertRequest(tx, {
      requestNo,
      memberNo,
      sessionId,
      nonceHash: hash(nonce),
      returnTo,
      createdAt: now,
      expiresAt: addMs(now, REQUEST_LIFE_MS),
    });
  });
  const returnUrl = config.publicUrl + paths.adultVerification({ returnTo });
  return mapTimeout(provider.start({ requestNo, nonce, returnUrl }), verificationDown);
}

/**
 * Takes the provider's answer. It counts once, in the session that started it; what is refused leaves one
 * line in the log, without data of a person.
 * @throws AppError 422 `VERIFICATION_…`; 503 `VERIFICATION_DOWN`, and the answer can be brought again
 */
export async function confirmVerification(
  { db, clock, log }: Deps,
  provider: AdultVerification,
  session: Session,
  { requestNo, answer: text }: { requestNo: string; answer: string },
): Promise<{ returnTo: string; endsAt: Date }> {
  const now = clock.now();
  const answer = await mapTimeout(provider.read(text), verificationDown);
  const outcome = await db.tx(async (tx) => {
    const isOfRequest = answer?.requestNo === requestNo;
    const request = isOfRequest ? await lockRequest(tx, requestNo) : undefined;
    const refusal = refusalOf(request, session, hash(answer?.nonce ?? ''), now);
    if (!request || !answer || refusal) return { refusal: refusal ?? ('forged' as const) };
    // The request is used up by any result.
    await markUsed(tx, requestNo, now);
    if (addMs(answer.answeredAt, REQUEST_LIFE_MS) <= now) return { refusal: 'expired' as const };
    const objection = objectionTo(answer, request.birth, now);
    if (objection || answer.result !== 'VERIFIED') return { objection };
    const endsAt = verificationEnd(now);
    await recordVerification(tx, session.memberNo, hash(answer.ci), now, endsAt);
    return { confirmed: { returnTo: request.returnTo, endsAt } };
  });
  if (outcome.confirmed) return outcome.confirmed;
  if (outcome.objection) throw outcome.objection;
  const refusal = outcome.refusal ?? 'forged';
  log.warn({ refusal }, 'An answer of the adult verification was refused.');
  throw refusedAnswer(refusal);
}

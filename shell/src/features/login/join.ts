import { type App, callQuery } from '@shop/shared/app';
import { queueNotice } from '@shop/shared/app/login';
import { type CallInput, joinCalls } from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { completeLogin } from './log-in';

/** Of this browser's customer, who proves themselves by a cookie: nothing to render on the server. */
export const joinFormQuery = callQuery(joinCalls.form, {});

/**
 * Joins with these consents and signs in; the next page resumes a stored intent.
 * @throws ApiError of the call
 */
export async function join(
  app: App,
  body: CallInput<typeof joinCalls.join>['body'],
  couponNames: string[],
): Promise<void> {
  const reply = await app.call(joinCalls.join, { body });
  const [first] = couponNames;
  queueNotice(
    first
      ? `가입했어요. ${withParticle(first, '을/를')} 쿠폰함에 넣었어요`
      : '가입했어요. 반가워요',
  );
  await completeLogin(app, reply);
}

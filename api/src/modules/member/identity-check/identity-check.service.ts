import { type CallReply, paths, type profileCalls } from '@shop/shared/contracts';
import { CHECKED_MINUTES, CODE_MINUTES, maskPhone, phoneDigits } from '@shop/shared/domain';
import type { Session } from '../../../platform/auth/session';
import { addMs, minutesMs } from '../../../platform/clock';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { type AppError, notFound, unavailable } from '../../../platform/errors';
import type { MessageOutcome } from '../../../ports';
import { findMember } from '../member';
import { type IssuedCode, issueCode, spendCode } from './one-time-code';

const codeDown = (): AppError =>
  unavailable('CODE_DOWN', '인증번호를 보내지 못했어요. 잠시 후 다시 시도해 주세요.');

const textOf = (code: string): string =>
  `[온담] 인증번호 ${code}. ${CODE_MINUTES}분 안에 입력해 주세요. 다른 사람에게 알려 주지 마세요.`;

type SendCode = (deps: Deps, receiver: string, issued: IssuedCode) => Promise<void>;

/** @throws AppError 503 `CODE_DOWN` when the provider did not accept the message */
async function assertTaken({ log }: Deps, sending: Promise<MessageOutcome>): Promise<void> {
  // The provider's error may contain the receiver's number, so only the error's name is logged.
  const outcome = await sending.catch((error: unknown) =>
    error instanceof Error ? error.name : 'unknown',
  );
  if (outcome === 'sent') return;
  log.warn({ outcome }, 'a code was not sent');
  throw codeDown();
}

const myInfoUrl = ({ config }: Deps): string => new URL(paths.myInfo(), config.publicUrl).href;

/** Sends a code to a mobile number at once, since the member waits for it. @throws AppError 503 `CODE_DOWN` */
export const sendByPhone: SendCode = (deps, phone, { key, code }) =>
  assertTaken(
    deps,
    deps.adapters.messages.send({
      key,
      url: myInfoUrl(deps),
      templateCode: 'CODE',
      receiver: phoneDigits(phone),
      variables: { code },
      text: textOf(code),
    }),
  );

/** Sends a code to a mail address. @throws AppError 503 `CODE_DOWN`, also without a mail server */
export const sendByMail: SendCode = async (deps, receiver, { key, code }) => {
  const { email } = deps.adapters;
  if (!email) throw codeDown();
  const mail = { receiver, title: '온담 인증번호', text: textOf(code) };
  await assertTaken(deps, email.send({ key, url: myInfoUrl(deps), ...mail }));
};

/** @throws AppError 429 `CODE_SENDS`; 503 `CODE_DOWN` */
export async function startCheck(
  deps: Deps,
  memberNo: number,
): Promise<CallReply<typeof profileCalls.startCheck>> {
  const member = await findMember(deps.db, deps.secrets, memberNo);
  if (!member) throw notFound();
  const issued = await issueCode(deps, memberNo, 'CHECK', member.phone);
  await sendByPhone(deps, member.phone, issued);
  return {
    sentTo: maskPhone(member.phone),
    inboxPath: deps.adapters.messages.inboxPath ?? null,
    expiresAt: issued.expiresAt.toISOString(),
  };
}

/**
 * @returns until when this session is checked
 * @throws AppError 422 `CODE_WRONG`; 410 `CODE_ENDED`
 */
export async function confirmCheck(
  deps: Deps,
  { memberNo, sessionId }: Session,
  code: string,
): Promise<{ checkedUntil: string }> {
  const until = addMs(deps.clock.now(), minutesMs(CHECKED_MINUTES));
  await spendCode(deps, memberNo, 'CHECK', code, async (tx) => {
    await tx.run(sql`update session set checked_until = ${until} where sid = ${sessionId}`);
  });
  return { checkedUntil: until.toISOString() };
}

import type { CallReply, ContactKind, profileCalls } from '@shop/shared/contracts';
import { maskPhone, phoneDigits, phoneProblem, phoneProblemTexts } from '@shop/shared/domain';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { issueCode, sendByMail, sendByPhone, spendCode } from '../identity-check';
import { assertChecked, findMember, maskEmail } from '../member';
import { warnFormerPhone } from './warn-former-phone';

const mailAddress = z.email().max(100);

/** @throws AppError 422 `CONTACT` */
function readContact(kind: ContactKind, value: string): string {
  if (kind === 'EMAIL') {
    const address = value.toLowerCase();
    if (mailAddress.safeParse(address).success) return address;
    throw refused('CONTACT', '이메일 주소를 확인해 주세요.');
  }
  const problem = phoneProblem(value);
  if (problem) throw refused('CONTACT', phoneProblemTexts[problem]);
  return phoneDigits(value);
}

/** One way for each kind of contact. */
const contacts = {
  PHONE: { column: sql`phone_enc`, mask: maskPhone, send: sendByPhone },
  EMAIL: { column: sql`email_enc`, mask: maskEmail, send: sendByMail },
} as const;

/**
 * Sends a code to a new phone number or mail address.
 * @throws AppError 403 `CHECK_REQUIRED`; 422 `CONTACT`; 429 `CODE_SENDS`; 503 `CODE_DOWN`
 */
export async function startContact(
  deps: Deps,
  session: Session,
  { kind, value }: { kind: ContactKind; value: string },
): Promise<CallReply<typeof profileCalls.startContact>> {
  await assertChecked(deps, session);
  const target = readContact(kind, value);
  const member = await findMember(deps.db, deps.secrets, session.memberNo);
  if (!member) throw notFound();
  const current = kind === 'PHONE' ? phoneDigits(member.phone) : member.email.toLowerCase();
  if (target === current) throw refused('CONTACT', '지금 등록된 것과 같아요.');
  const issued = await issueCode(deps, session.memberNo, kind, target);
  await contacts[kind].send(deps, target, issued);
  const { messages, email } = deps.adapters;
  return {
    sentTo: contacts[kind].mask(target),
    inboxPath: (kind === 'PHONE' ? messages : email)?.inboxPath ?? null,
    expiresAt: issued.expiresAt.toISOString(),
  };
}

/** @returns the former phone number */
async function replaceContact(
  tx: Tx,
  { secrets }: Deps,
  memberNo: number,
  kind: ContactKind,
  target: string,
): Promise<string> {
  const former = await findMember(tx, secrets, memberNo);
  if (!former) throw notFound();
  await tx.run(sql`update member set ${contacts[kind].column} = ${secrets.seal(target)}
    where member_no = ${memberNo}`);
  return former.phone;
}

/**
 * Replaces a contact by the one that the code verifies. The former phone receives a warning, so that a stolen session
 * cannot change a contact unnoticed.
 * @throws AppError 403 `CHECK_REQUIRED`; 422 `CODE_WRONG`; 410 `CODE_ENDED`
 */
export async function confirmContact(
  deps: Deps,
  session: Session,
  { kind, code }: { kind: ContactKind; code: string },
): Promise<void> {
  await assertChecked(deps, session);
  const { memberNo } = session;
  const phone = await spendCode(deps, memberNo, kind, code, (tx, target) =>
    replaceContact(tx, deps, memberNo, kind, target),
  );
  await warnFormerPhone(deps, { memberNo, kind, phone });
}

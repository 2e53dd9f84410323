import type { ContactKind } from '@shop/shared/contracts';
import { maskPhone, phoneDigits, phoneProblem, phoneProblemTexts } from '@shop/shared/domain';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { emit } from '../../../platform/outbox';
import { issueCode, sendByMail, sendByPhone, spendCode } from '../identity-check';
import { assertChecked, findMember, maskEmail } from '../member';
import { contactChanged } from './profile.events';

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
): Promise<{ sentTo: string; expiresAt: string }> {
  await assertChecked(deps, session);
  const target = readContact(kind, value);
  const member = await findMember(deps.db, deps.secrets, session.memberNo);
  if (!member) throw notFound();
  const current = kind === 'PHONE' ? phoneDigits(member.phone) : member.email.toLowerCase();
  if (target === current) throw refused('CONTACT', '지금 등록된 것과 같아요.');
  const { code, expiresAt } = await issueCode(deps, session.memberNo, kind, target);
  await contacts[kind].send(deps, session.memberNo, target, code);
  return { sentTo: contacts[kind].mask(target), expiresAt: expiresAt.toISOString() };
}

async function replaceContact(
  tx: Tx,
  deps: Deps,
  memberNo: number,
  kind: ContactKind,
  target: string,
): Promise<void> {
  const former = await findMember(tx, deps.secrets, memberNo);
  if (!former) throw notFound();
  const now = deps.clock.now();
  await tx.run(sql`update member set ${contacts[kind].column} = ${deps.secrets.seal(target)}
    where member_no = ${memberNo}`);
  // Whoever took over a session does not change the number unseen.
  const phoneEnc = deps.secrets.seal(former.phone);
  await emit(tx, contactChanged, { memberNo, kind, phoneEnc, at: now.toISOString() });
}

/**
 * Takes over the contact that the code proves. The phone of before is told.
 * @throws AppError 403 `CHECK_REQUIRED`; 422 `CODE_WRONG`; 410 `CODE_ENDED`
 */
export async function confirmContact(
  deps: Deps,
  session: Session,
  { kind, code }: { kind: ContactKind; code: string },
): Promise<void> {
  await assertChecked(deps, session);
  await spendCode(deps, session.memberNo, kind, code, (tx, target) =>
    replaceContact(tx, deps, session.memberNo, kind, target),
  );
}

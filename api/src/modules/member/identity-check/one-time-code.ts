import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_MINUTES, MAX_CODES_AN_HOUR, MAX_WRONG_CODES } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, hoursMs, minutesMs } from '../../../platform/clock';
import type { Db, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { AppError, refused } from '../../../platform/errors';
import type { Secrets } from '../../../platform/secrets';

/** `CHECK` proves the member, `PHONE` and `EMAIL` prove a new contact. */
export type CodePurpose = 'CHECK' | 'PHONE' | 'EMAIL';

const hashOf = (secrets: Secrets, memberNo: number, purpose: CodePurpose, code: string): string =>
  createHmac('sha256', secrets.keyFor('one-time codes'))
    .update(`${memberNo}:${purpose}:${code}`)
    .digest('base64url');

const sentRow = z.object({ countedFrom: z.date(), sentCount: z.number() });

const tooManySends = (): AppError =>
  new AppError(
    429,
    'CODE_SENDS',
    '인증번호를 여러 번 보냈어요. 한 시간 뒤에 다시 시도해 주세요.',
    undefined,
    { 'retry-after': '3600' },
  );

/** Codes of the running hour, which begins with the first of them. */
async function countSends(tx: Tx, memberNo: number, purpose: CodePurpose, now: Date) {
  const last = await tx.maybe(
    sentRow,
    sql`select counted_from, sent_count from member_code
      where member_no = ${memberNo} and purpose = ${purpose}`,
  );
  if (!last || addMs(last.countedFrom, hoursMs(1)) <= now)
    return { countedFrom: now, sentCount: 1 };
  if (last.sentCount >= MAX_CODES_AN_HOUR) throw tooManySends();
  return { countedFrom: last.countedFrom, sentCount: last.sentCount + 1 };
}

export interface IssuedCode {
  /** Of the message: one for each code. */
  key: string;
  code: string;
  expiresAt: Date;
}

/**
 * Makes a code, which replaces the one before it.
 * @param target where it goes
 * @throws AppError 429 `CODE_SENDS` after five in an hour
 */
export function issueCode(
  { db, secrets, clock }: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  memberNo: number,
  purpose: CodePurpose,
  target: string,
): Promise<IssuedCode> {
  const now = clock.now();
  return db.tx(async (tx) => {
    // One after the other, so that parallel requests are counted too.
    await tx.run(sql`select 1 from member where member_no = ${memberNo} for no key update`);
    const { countedFrom, sentCount } = await countSends(tx, memberNo, purpose, now);
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
    const expiresAt = addMs(now, minutesMs(CODE_MINUTES));
    await tx.run(sql`
      insert into member_code (member_no, purpose, code_hash, target_enc, expires_at, counted_from, sent_count)
      values (${memberNo}, ${purpose}, ${hashOf(secrets, memberNo, purpose, code)}, ${secrets.seal(target)},
        ${expiresAt}, ${countedFrom}, ${sentCount})
      on conflict (member_no, purpose) do update set code_hash = excluded.code_hash,
        target_enc = excluded.target_enc, expires_at = excluded.expires_at, wrong_count = 0,
        counted_from = excluded.counted_from, sent_count = excluded.sent_count`);
    const key = `code:${memberNo}:${purpose}:${countedFrom.getTime()}:${sentCount}`;
    return { key, code, expiresAt };
  });
}

const codeRow = z.object({
  codeHash: z.string(),
  targetEnc: z.string(),
  wrongCount: z.number(),
  expiresAt: z.date(),
});

const codeEnded = (): AppError =>
  new AppError(410, 'CODE_ENDED', '인증번호를 쓸 수 없게 됐어요. 다시 받아 주세요.');

const codeWrong = (triesLeft: number): AppError =>
  refused('CODE_WRONG', `인증번호가 달라요. ${triesLeft}번 더 입력할 수 있어요.`, { triesLeft });

type Outcome = { target: string } | { error: AppError };

async function tryCode(
  tx: Tx,
  { secrets, clock }: Pick<Deps, 'secrets' | 'clock'>,
  memberNo: number,
  purpose: CodePurpose,
  code: string,
): Promise<Outcome> {
  const row = await tx.maybe(
    codeRow,
    sql`select code_hash, target_enc, wrong_count, expires_at from member_code
      where member_no = ${memberNo} and purpose = ${purpose} for update`,
  );
  if (!row || row.expiresAt <= clock.now() || row.wrongCount >= MAX_WRONG_CODES)
    return { error: codeEnded() };
  const given = Buffer.from(hashOf(secrets, memberNo, purpose, code));
  if (timingSafeEqual(given, Buffer.from(row.codeHash))) {
    // Used once; the count of what was sent stays.
    await tx.run(sql`update member_code set expires_at = ${clock.now()}
      where member_no = ${memberNo} and purpose = ${purpose}`);
    return { target: secrets.open(row.targetEnc) };
  }
  await tx.run(sql`update member_code set wrong_count = wrong_count + 1
    where member_no = ${memberNo} and purpose = ${purpose}`);
  const triesLeft = MAX_WRONG_CODES - row.wrongCount - 1;
  return { error: triesLeft > 0 ? codeWrong(triesLeft) : codeEnded() };
}

/**
 * Uses a code up and does what it proves, in one transaction. A wrong one is counted.
 * @param then what the code permits, with the target that it was sent to
 * @returns what `then` returns
 * @throws AppError 422 `CODE_WRONG` with `triesLeft`; 410 `CODE_ENDED`
 */
export async function spendCode<T>(
  deps: Pick<Deps, 'db' | 'secrets' | 'clock'>,
  memberNo: number,
  purpose: CodePurpose,
  code: string,
  then: (tx: Tx, target: string) => Promise<T>,
): Promise<T> {
  const outcome = await deps.db.tx(async (tx) => {
    const tried = await tryCode(tx, deps, memberNo, purpose, code.replace(/\D/g, ''));
    return 'error' in tried ? tried : { result: await then(tx, tried.target) };
  });
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/** Codes of which no hour counts any more. @returns how many */
export const deleteOldCodes = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from member_code where counted_from < ${addMs(now, -hoursMs(24))}`);

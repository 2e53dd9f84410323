import { createHmac } from 'node:crypto';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import { AppError } from '../../../platform/errors';
import type { Secrets } from '../../../platform/secrets';

/** Wrong codes of a member within the window, after which no code is tried. */
const MAX_WRONG = 10;
const WINDOW_MS = minutesMs(10);

/** Letters and digits only: hyphens, spaces, case and full-width forms make no difference. */
const plainCode = (code: string): string =>
  code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** The stored form of a coupon code or gift card number. Keyed, so that the table alone reveals no code. */
export const hashCode = (secrets: Secrets, code: string): string =>
  createHmac('sha256', secrets.keyFor('benefit codes')).update(plainCode(code)).digest('base64url');

/**
 * Call it before a code is looked up. Tries of one member run one after another, so that parallel ones are
 * counted too; the count is in the database and holds over all processes.
 * @throws AppError 429 `CODE_LIMIT` after ten wrong codes in ten minutes
 */
export async function assertMayTryCode(tx: Tx, memberNo: number, now: Date): Promise<void> {
  await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
  const { count } = await tx.one(
    countRow,
    sql`
    select count(*) from wrong_code where member_no = ${memberNo} and at > ${addMs(now, -WINDOW_MS)}`,
  );
  if (count >= MAX_WRONG) {
    throw new AppError(
      429,
      'CODE_LIMIT',
      '잘못된 코드를 여러 번 입력했어요. 10분 뒤에 다시 시도해 주세요.',
      undefined,
      { 'retry-after': '600' },
    );
  }
}

/** Counts a wrong code, and deletes the member's old ones. */
export async function recordWrongCode(tx: Tx, memberNo: number, now: Date): Promise<void> {
  await tx.run(sql`
    delete from wrong_code where member_no = ${memberNo} and at <= ${addMs(now, -WINDOW_MS)}`);
  await tx.run(sql`insert into wrong_code (member_no, at) values (${memberNo}, ${now})`);
}

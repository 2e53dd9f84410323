import type { RefundAccount } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Session } from '../../../platform/auth/session';
import type { Queryable } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { refused } from '../../../platform/errors';
import type { Secrets } from '../../../platform/secrets';
import type { BankAccount } from '../../../ports';
import { assertChecked } from '../../member/member';
import { openAccount, sealAccount } from './payment.account';
import { checkedAccount, type MaskedAccount, maskedAccount } from './refund-account';

const accountRow = z.object({ accountEnc: z.string() });

async function findSavedAccount(
  db: Queryable,
  secrets: Secrets,
  memberNo: number,
): Promise<BankAccount | undefined> {
  const row = await db.maybe(
    accountRow,
    sql`select account_enc from member_refund_account where member_no = ${memberNo}`,
  );
  return row && openAccount(secrets, row.accountEnc);
}

/** The account that the member keeps for refunds of deposits. */
export async function savedAccountOf(
  { db, secrets }: Deps,
  memberNo: number,
): Promise<{ account: MaskedAccount | null }> {
  const account = await findSavedAccount(db, secrets, memberNo);
  return { account: account ? maskedAccount(account) : null };
}

/** @throws AppError 403 `CHECK_REQUIRED`; 422 `REFUND_ACCOUNT`; 503 `ACCOUNT_CHECK_DOWN` */
export async function saveAccount(
  deps: Deps,
  session: Session,
  given: RefundAccount,
): Promise<MaskedAccount> {
  await assertChecked(deps, session);
  const account = await checkedAccount(deps.adapters.gateway, given);
  await deps.db.run(sql`
    insert into member_refund_account (member_no, account_enc, checked_at)
    values (${session.memberNo}, ${sealAccount(deps.secrets, account)}, ${deps.clock.now()})
    on conflict (member_no) do update
      set account_enc = excluded.account_enc, checked_at = excluded.checked_at`);
  return maskedAccount(account);
}

export const forgetAccount = ({ db }: Deps, memberNo: number): Promise<number> =>
  db.run(sql`delete from member_refund_account where member_no = ${memberNo}`);

/** The kept account, which the bank is asked about again. @throws AppError as `checkedAccount` */
export async function readSavedAccount(deps: Deps, memberNo: number): Promise<BankAccount> {
  const account = await findSavedAccount(deps.db, deps.secrets, memberNo);
  if (!account) throw refused('REFUND_ACCOUNT', '저장한 환불 계좌가 없어요.');
  const { bankCd, number, holder } = account;
  return checkedAccount(deps.adapters.gateway, {
    bankCd: bankCd as RefundAccount['bankCd'],
    accountNo: number,
    holderName: holder,
  });
}

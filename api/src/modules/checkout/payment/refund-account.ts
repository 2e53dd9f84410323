import type { RefundAccount } from '@shop/shared/contracts';
import { accountDigits, accountProblem, bankName, maskAccount } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { accountCheckDown, type BankAccount, type PaymentGateway } from '../../../ports';
import { sealAccount } from './payment.account';
import { findPayment, lockPayment } from './payment.repository';

const openRefundRow = z.object({ isInFlight: z.boolean() });

/** Whether a request to the stored account was sent, and its outcome is open: it may have been paid out. */
async function hasRefundInFlight(tx: Tx, paymentNo: string): Promise<boolean> {
  const open = await tx.rows(
    openRefundRow,
    sql`
    select tries > 0 and not needs_account as is_in_flight from payment_cancel
    where payment_no = ${paymentNo} and state = 'REQUESTED' order by cancel_no for update`,
  );
  return open.some(({ isInFlight }) => isInFlight);
}

const refundInFlight = () =>
  conflict(
    'REFUND_IN_PROGRESS',
    '지금 환불하고 있어 계좌를 바꿀 수 없어요. 환불이 끝난 뒤 다시 시도해 주세요.',
  );

/** The gateway asks the bank whether the holder has this account. @throws AppError as `setRefundAccount` */
export async function checkedAccount(
  gateway: PaymentGateway,
  { bankCd, accountNo, holderName }: RefundAccount,
): Promise<BankAccount> {
  const problem = accountProblem(accountNo);
  if (problem) throw refused('REFUND_ACCOUNT', problem);
  const account = { bankCd, number: accountDigits(accountNo), holder: holderName };
  if ((await mapTimeout(gateway.checkAccount(account), accountCheckDown)) === 'mismatch')
    throw refused(
      'REFUND_ACCOUNT',
      '예금주 이름이 계좌와 달라요. 은행, 번호, 이름을 확인해 주세요.',
    );
  return account;
}

export interface MaskedAccount {
  bankName: string;
  accountMasked: string;
}

export const maskedAccount = ({ bankCd, number }: BankAccount): MaskedAccount => ({
  bankName: bankName(bankCd),
  accountMasked: maskAccount(number),
});

/** @throws AppError 404 for a payment of somebody else; 422 `REFUND_ACCOUNT` when it was no deposit */
async function assertDeposit(deps: Deps, memberNo: number, paymentNo: string): Promise<void> {
  const payment = await findPayment(deps.db, paymentNo, memberNo);
  if (!payment) throw notFound('결제를 찾을 수 없어요.');
  if (payment.method !== 'VIRTUAL_ACCOUNT')
    throw refused('REFUND_ACCOUNT', '환불 계좌는 무통장입금 주문에만 필요해요.');
}

/**
 * Stores the account that deposits of this payment are refunded to. Refunds that wait for it begin at once.
 * @param readAccount the account, checked by the bank
 * @throws AppError 422 `REFUND_ACCOUNT` when the number or the holder does not fit | 409 `REFUND_IN_PROGRESS`
 *   | 503 `ACCOUNT_CHECK_DOWN`
 */
export async function setRefundAccount(
  deps: Deps,
  memberNo: number,
  paymentNo: string,
  readAccount: () => Promise<BankAccount>,
): Promise<MaskedAccount> {
  await assertDeposit(deps, memberNo, paymentNo);
  const account = await readAccount();
  await deps.db.tx(async (tx) => {
    await lockPayment(tx, paymentNo);
    if (await hasRefundInFlight(tx, paymentNo)) throw refundInFlight();
    await tx.run(sql`
      update payment set refund_account_enc = ${sealAccount(deps.secrets, account)}
      where payment_no = ${paymentNo}`);
    await tx.run(sql`
      update payment_cancel set needs_account = false, next_at = ${deps.clock.now()}
      where payment_no = ${paymentNo} and state = 'REQUESTED' and needs_account`);
  });
  return maskedAccount(account);
}

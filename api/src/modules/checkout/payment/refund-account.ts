import type { RefundAccount } from '@shop/shared/contracts';
import { accountDigits, accountProblem, bankName, maskAccount } from '@shop/shared/domain';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { mapTimeout } from '../../../platform/with-timeout';
import { accountCheckDown, type PaymentGateway } from '../../../ports';
import { sealAccount } from './payment.account';
import { findPayment } from './payment.repository';

/**
 * Stores the account that deposits of this payment are refunded to. Refunds that wait for it begin at once.
 * @throws AppError 422 `REFUND_ACCOUNT` when the number or the holder does not fit | 503 `ACCOUNT_CHECK_DOWN`
 */
export async function setRefundAccount(
  deps: Deps,
  gateway: PaymentGateway,
  memberNo: number,
  paymentNo: string,
  { bankCd, accountNo, holderName }: RefundAccount,
): Promise<{ bankName: string; accountMasked: string }> {
  const payment = await findPayment(deps.db, paymentNo, memberNo);
  if (!payment) throw notFound('결제를 찾을 수 없어요.');
  if (payment.method !== 'VIRTUAL_ACCOUNT')
    throw refused('REFUND_ACCOUNT', '환불 계좌는 무통장입금 주문에만 필요해요.');
  const problem = accountProblem(accountNo);
  if (problem) throw refused('REFUND_ACCOUNT', problem);
  const account = { bankCd, number: accountDigits(accountNo), holder: holderName };
  if ((await mapTimeout(gateway.checkAccount(account), accountCheckDown)) === 'mismatch')
    throw refused(
      'REFUND_ACCOUNT',
      '예금주 이름이 계좌와 달라요. 은행, 번호, 이름을 확인해 주세요.',
    );
  await deps.db.tx(async (tx) => {
    await tx.run(sql`
      update payment set refund_account_enc = ${sealAccount(deps.secrets, account)}
      where payment_no = ${paymentNo}`);
    await tx.run(sql`
      update payment_cancel set needs_account = false, next_at = ${deps.clock.now()}
      where payment_no = ${paymentNo} and state = 'REQUESTED' and needs_account`);
  });
  return { bankName: bankName(bankCd), accountMasked: maskAccount(accountNo) };
}

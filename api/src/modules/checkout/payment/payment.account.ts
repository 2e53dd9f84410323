import type { DepositAccount } from '@shop/shared/contracts';
import { bankName } from '@shop/shared/domain';
import { z } from 'zod';
import { openJson, type Secrets } from '../../../platform/secrets';
import type { BankAccount } from '../../../ports';

const bankAccount: z.ZodType<BankAccount> = z.object({
  bankCd: z.string(),
  number: z.string(),
  holder: z.string(),
});

export const sealAccount = (secrets: Secrets, account: BankAccount): string =>
  secrets.seal(JSON.stringify(account));

export const openAccount = (secrets: Secrets, sealed: string): BankAccount =>
  openJson(secrets, bankAccount, sealed);

/** The virtual account of a payment that waits for its deposit; null for any other payment. */
export function depositAccountOf(
  secrets: Secrets,
  payment: {
    paymentNo: string;
    state: string;
    amount: number;
    accountEnc: string | null;
    dueAt: Date | null;
  },
): DepositAccount | null {
  const { state, accountEnc, dueAt } = payment;
  if (state !== 'WAITING_DEPOSIT' || !accountEnc || !dueAt) return null;
  const account = openAccount(secrets, accountEnc);
  return {
    paymentNo: payment.paymentNo,
    bankName: bankName(account.bankCd),
    accountNo: account.number,
    holderName: account.holder,
    amountWon: payment.amount,
    dueAt: dueAt.toISOString(),
  };
}

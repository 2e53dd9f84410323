import type { RefundAccount } from '@shop/shared/contracts';
import { accountProblem, isBankCode } from '@shop/shared/domain';

/** Values of the fields of a refund account. */
export interface RefundAccountForm {
  bankCd: string;
  accountNo: string;
  holderName: string;
}

export const emptyRefundAccount: RefundAccountForm = { bankCd: '', accountNo: '', holderName: '' };

/** Each message says how to correct the field. */
export const refundAccountRules = {
  bankCd: (bankCd: string) => isBankCode(bankCd) || '은행을 골라 주세요.',
  accountNo: (accountNo: string) => accountProblem(accountNo) ?? true,
  holderName: (name: string) => name.trim().length > 0 || '예금주를 입력해 주세요.',
};

/** Undefined until a bank is chosen. */
export const refundAccountOf = ({
  bankCd,
  accountNo,
  holderName,
}: RefundAccountForm): RefundAccount | undefined =>
  isBankCode(bankCd) ? { bankCd, accountNo, holderName } : undefined;

import { type BankCode, banks } from '@shop/shared/domain';

/** Toss names banks by two digits: the last two of ours, except for one. */
const exceptions: Partial<Record<BankCode, string>> = { '004': '06' };

export const tossBankOf = (bankCd: string): string =>
  exceptions[bankCd as BankCode] ?? bankCd.slice(-2);

/** Ours; the given code when Toss names a bank that we do not know. */
export const bankOfToss = (code: string): string =>
  (Object.keys(banks) as BankCode[]).find((bankCd) => tossBankOf(bankCd) === code) ?? code;

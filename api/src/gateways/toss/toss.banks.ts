import { type BankCode, banks, isTableKey, tableKeys } from '@shop/shared/domain';

/** Toss names banks by two digits: the last two of ours, except for one. */
const exceptions: Partial<Record<BankCode, string>> = { '004': '06' };

export const tossBankOf = (bankCd: string): string =>
  (isTableKey<BankCode>(exceptions, bankCd) ? exceptions[bankCd] : undefined) ?? bankCd.slice(-2);

/** Ours; the given code when Toss names a bank that we do not know. */
export const bankOfToss = (code: string): string =>
  tableKeys<BankCode>(banks).find((bankCd) => tossBankOf(bankCd) === code) ?? code;

import { phoneDigits } from './phone';

/** 현금영수증: for a person's income deduction, or as a business expense. */
export const cashReceiptTypes = { INCOME: '소득공제', EXPENSE: '지출증빙' } as const;

export type CashReceiptType = keyof typeof cashReceiptTypes;

const businessWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Whether ten digits are a business registration number, by its check digit. */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const digitAt = (at: number): number => Number(digits.charAt(at));
  const sum = businessWeights.reduce(
    (total, weight, at) => total + weight * digitAt(at),
    Math.floor((digitAt(8) * 5) / 10),
  );
  return (10 - (sum % 10)) % 10 === digitAt(9);
}

/** Undefined when the number fits the type; otherwise what to correct. */
export function cashReceiptProblem(type: CashReceiptType, text: string): string | undefined {
  const digits = phoneDigits(text);
  if (type === 'INCOME') {
    return /^01[016789]\d{7,8}$/.test(digits)
      ? undefined
      : '휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요.';
  }
  return isBusinessNumber(digits) ? undefined : '사업자등록번호 10자리를 확인해 주세요.';
}

/** `010****5678`, `12********`: enough to recognise it. */
export const maskCashReceiptNumber = (type: CashReceiptType, text: string): string => {
  const digits = phoneDigits(text);
  return type === 'INCOME'
    ? `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
    : `${digits.slice(0, 3)}-**-*****`;
};

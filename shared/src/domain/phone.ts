/**
 * `invalid1`: not a phone number. `invalid2`: a number that cannot receive text messages (050 safe
 * numbers, landlines).
 */
export type PhoneProblem = 'invalid1' | 'invalid2';

export const phoneProblemTexts: Record<PhoneProblem, string> = {
  invalid1: '휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요.',
  invalid2: '안심번호(050)와 유선 번호는 사용할 수 없어요. 휴대폰 번호를 입력해 주세요.',
};

export const phoneDigits = (text: string): string => text.replace(/[\s().-]/g, '');

/** Undefined when the number is valid. */
export function phoneProblem(text: string): PhoneProblem | undefined {
  const digits = phoneDigits(text);
  if (/^01[016789]\d{7,8}$/.test(digits)) return undefined;
  const isOtherKind = /^050\d{8,9}$/.test(digits) || /^0(2|[3-6][1-5]|70)\d{7,8}$/.test(digits);
  return isOtherKind ? 'invalid2' : 'invalid1';
}

/** 010-1234-5678; other text is returned unchanged. */
export function formatPhone(text: string): string {
  return phoneDigits(text).replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3');
}

/** 010-****-5678 */
export function maskPhone(text: string): string {
  return phoneDigits(text).replace(
    /^(01\d)(\d{3,4})(\d{4})$/,
    (_, head: string, middle: string, tail: string) =>
      `${head}-${'*'.repeat(middle.length)}-${tail}`,
  );
}

/** 김*수, 이*, 남**수 */
export function maskName(name: string): string {
  const letters = [...name];
  if (letters.length <= 1) return name;
  if (letters.length === 2) return `${letters[0]}*`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

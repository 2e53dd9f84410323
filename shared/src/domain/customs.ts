/** 개인통관고유부호: P and 12 digits. Hyphens, spaces and case make no difference. */
export const plainPccc = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');

const isRun = (digits: string): boolean =>
  [...digits].every((digit, at) => at === 0 || Number(digit) === (Number(digits[at - 1]) + 1) % 10);

/**
 * Why a customs code cannot be right; null when it can. The customs service publishes no check digit: it
 * compares the code with the name, phone and postcode of the receiver at clearance (L12). So this finds what is
 * surely no code: a wrong form, one digit repeated, a run of digits.
 */
export function pcccProblem(text: string): string | null {
  const code = plainPccc(text);
  if (code === '') return '개인통관고유부호를 입력해 주세요';
  if (!/^P\d{12}$/.test(code)) return 'P로 시작하는 13자리(P와 숫자 12자리)로 입력해 주세요';
  const digits = code.slice(1);
  if (new Set(digits).size === 1 || isRun(digits))
    return '사용할 수 없는 번호예요. 발급받은 번호를 확인해 주세요';
  return null;
}

/** P12•••••••••34 */
export const maskPccc = (code: string): string =>
  `${code.slice(0, 3)}${'•'.repeat(8)}${code.slice(-2)}`;

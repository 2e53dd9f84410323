/** Banks by the three digits of the Korea Financial Telecommunications institute. */
export const banks = {
  '004': '국민은행',
  '088': '신한은행',
  '020': '우리은행',
  '081': '하나은행',
  '011': '농협은행',
  '003': '기업은행',
  '090': '카카오뱅크',
  '092': '토스뱅크',
  '089': '케이뱅크',
  '071': '우체국',
  '023': 'SC제일은행',
  '027': '씨티은행',
  '007': '수협은행',
  '031': 'iM뱅크',
  '032': '부산은행',
  '034': '광주은행',
  '035': '제주은행',
  '037': '전북은행',
  '039': '경남은행',
  '045': '새마을금고',
  '048': '신협',
  '002': '산업은행',
} as const;

export type BankCode = keyof typeof banks;

/** Banks that issue virtual accounts for a shop. */
export const depositBanks = [
  '004',
  '088',
  '020',
  '081',
  '011',
  '003',
] as const satisfies readonly BankCode[];

export const isBankCode = (text: string): text is BankCode => Object.hasOwn(banks, text);

export const bankName = (code: string): string => (isBankCode(code) ? banks[code] : '은행');

/** The digits of an account number, which people write with hyphens and spaces. */
export const accountDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Undefined when the number can be an account number: 10 to 16 digits. */
export const accountProblem = (text: string): string | undefined =>
  /^\d{10,16}$/.test(accountDigits(text))
    ? undefined
    : '계좌번호를 숫자 10~16자리로 입력해 주세요.';

/** `***-****-1234`: the last four digits, enough to recognise one's own account. */
export const maskAccount = (text: string): string => {
  const digits = accountDigits(text);
  return `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`;
};

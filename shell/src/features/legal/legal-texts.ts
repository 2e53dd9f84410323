/** Terms that must be readable without signing in (pages reference D1). Their words load when opened. */
export const legalTexts = [
  { id: 'terms-use', title: '이용약관', isStrong: false },
  { id: 'terms-privacy', title: '개인정보처리방침', isStrong: true },
  { id: 'terms-finance', title: '전자금융거래 이용약관', isStrong: false },
] as const;

export type LegalId = (typeof legalTexts)[number]['id'];

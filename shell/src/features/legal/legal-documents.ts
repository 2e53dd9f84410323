/** Terms that must be readable without signing in (pages reference D1), by their policy codes. Their words load when opened. */
export const legalDocuments = [
  { code: '901', id: 'terms-use', title: '이용약관', isStrong: false },
  { code: '902', id: 'terms-privacy', title: '개인정보처리방침', isStrong: true },
  { code: '903', id: 'terms-finance', title: '전자금융거래 이용약관', isStrong: false },
] as const;

export type LegalId = (typeof legalDocuments)[number]['id'];

/** Everything that the footer opens over the page: the terms, and what people ask most. */
export const footerLayers = [
  ...legalDocuments,
  { id: 'faq-top', title: '자주 묻는 질문', isStrong: false },
] as const;

export type FooterLayerId = (typeof footerLayers)[number]['id'];

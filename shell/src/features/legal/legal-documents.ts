/**
 * Terms that must be readable without login (pages reference D1), by policy code. Their text is
 * loaded when opened.
 */
export const legalDocuments = [
  { code: '901', id: 'terms-use', title: '이용약관', isStrong: false },
  { code: '902', id: 'terms-privacy', title: '개인정보처리방침', isStrong: true },
  { code: '903', id: 'terms-finance', title: '전자금융거래 이용약관', isStrong: false },
] as const;

/** All layers that the footer opens: the terms and the frequently asked questions. */
export const footerLayers = [
  ...legalDocuments,
  { id: 'faq-top', title: '자주 묻는 질문', isStrong: false },
] as const;

export type FooterLayerId = (typeof footerLayers)[number]['id'];

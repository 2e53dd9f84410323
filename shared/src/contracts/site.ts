/** Facts about the shop that stand on every page. The business facts in the footer come from display data. */
export const site = {
  /** The shop's own name; the parent card service has another. */
  name: '온담',
  customerServicePhone: '1577-7083',
} as const;

/** What the law asks every page to say of the business (전자상거래법 §10). Sample facts: replace before trading. */
export const business = {
  companyName: '주식회사 온담커머스',
  representative: '김온담',
  address: '서울특별시 중구 세종대로 100, 12층',
  phone: site.customerServicePhone,
  email: 'help@ondam.example',
  registrationNo: '000-00-00000',
  mailOrderNo: '제2026-서울중구-00000호',
  privacyOfficer: '이담은',
  hostingProvider: '주식회사 온담커머스',
  /** 구매안전서비스 for what is paid in cash-like ways (전자상거래법 §24). */
  escrowProvider: '주식회사 온담카드 에스크로',
} as const;

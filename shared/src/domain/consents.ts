/**
 * L8, L5: consents that payment requires; `THIRD_PARTY` only when another seller than the shop gets the data. None
 * is preselected.
 */
export const orderConsents = [
  { code: 'PURCHASE', title: '주문 내용을 확인했으며 결제에 동의해요' },
  { code: 'PRIVACY', title: '개인정보 수집·이용에 동의해요' },
  { code: 'THIRD_PARTY', title: '판매자에게 개인정보를 제공하는 데 동의해요' },
] as const;

/** Consents that some orders require besides: goods from abroad (L8, L12), a member's first payment (L9). */
export const conditionalConsents = [
  { code: 'OVERSEAS', title: '개인정보 국외 이전에 동의해요', when: 'OVERSEAS' },
  { code: 'CUSTOMS', title: '개인통관고유부호 수집·이용에 동의해요', when: 'OVERSEAS' },
  { code: 'FINANCE', title: '전자금융거래 이용약관에 동의해요', when: 'FIRST_PAYMENT' },
] as const;

export type OrderConsentCode =
  | (typeof orderConsents)[number]['code']
  | (typeof conditionalConsents)[number]['code'];

/** The consents that this order requires, in the order in which they are shown. */
export const requiredConsents = (order: {
  /** Whether a seller other than the shop sends something. */
  hasPartnerGoods: boolean;
  hasOverseas: boolean;
  isFirstPayment: boolean;
}): { code: OrderConsentCode; title: string }[] => [
  ...orderConsents
    .filter(({ code }) => code !== 'THIRD_PARTY' || order.hasPartnerGoods)
    .map(({ code, title }) => ({ code, title })),
  ...conditionalConsents
    .filter(({ when }) => (when === 'OVERSEAS' ? order.hasOverseas : order.isFirstPayment))
    .map(({ code, title }) => ({ code, title })),
];

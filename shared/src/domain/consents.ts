/** L8, L5: consents that payment requires. None is preselected. */
export const orderConsents = [
  { code: 'PURCHASE', title: '주문 내용을 확인했으며 결제에 동의해요', required: true },
  { code: 'PRIVACY', title: '개인정보 수집·이용에 동의해요', required: true },
  { code: 'THIRD_PARTY', title: '판매자에게 개인정보를 제공하는 데 동의해요', required: true },
] as const;

export type OrderConsentCode = (typeof orderConsents)[number]['code'];

import type { BusinessFacts } from '@shop/shared/domain';

/** Facts about the shop that every page shows. */
export const site = {
  /** The shop's name; the parent card service has another. */
  name: '온담',
  customerServicePhone: '1577-7083',
} as const;

/** The sample's business. The gateway's setting `BUSINESS_FILE` replaces it with the operator's. */
export const business = {
  companyName: '주식회사 온담커머스',
  representative: '김온담',
  address: '서울특별시 중구 세종대로 100, 12층',
  phone: site.customerServicePhone,
  email: 'help@ondam.example',
  // The check digit is invalid on purpose: no real business has this number.
  registrationNo: '214-88-40271',
  mailOrderNo: '제2026-서울중구-01187호',
  privacyOfficer: '이담은',
  hostingProvider: '주식회사 온담커머스',
  escrowProvider: '주식회사 온담카드 에스크로',
  brokerNotice: `${site.name}은 통신판매중개자이며 통신판매의 당사자가 아닙니다. 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있습니다. 다만 주문과 결제를 ${site.name}에서 받는 상품은 ${site.name}이 관련 법에 따른 책임을 다합니다.`,
} as const satisfies BusinessFacts;

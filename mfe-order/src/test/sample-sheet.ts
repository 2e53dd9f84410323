import type { Address, InstallmentPlan, SheetView } from '@shop/shared/contracts';

export const SHEET_NO = 'S0123456789';

export const home: Address = {
  addressNo: 1,
  alias: '집',
  receiverName: '김온담',
  receiverPhone: '01012345678',
  zip: '06236',
  road: '서울 강남구 테헤란로 152',
  jibun: '서울 강남구 역삼동 737',
  detail: '101동 202호',
  messageCd: null,
  messageText: '',
  isDefault: true,
  areaFeeWon: 0,
  lastUsedAt: null,
};

const plan = (months: number, isInterestFree: boolean, feeWon: number): InstallmentPlan => ({
  months,
  isInterestFree,
  monthlyWon: Math.ceil((240_000 + feeWon) / Math.max(1, months)),
  feeWon,
  totalWon: 240_000 + feeWon,
});

/** An order sheet that is ready to be paid. */
export const sampleSheet = (more: Partial<SheetView> = {}): SheetView => ({
  sheetNo: SHEET_NO,
  source: 'BASKET',
  expiresAt: '2026-11-21T05:00:00+09:00',
  sellers: [
    {
      sellerNo: 1,
      sellerName: '모던클로젯',
      isBrokerSale: true,
      items: [
        {
          goodsNo: 3,
          skuNo: 300,
          goodsName: '피마코튼 니트',
          brandName: '소란',
          optionText: '크림 / M',
          image: { key: 'a', tone: [0, 1], alt: '' },
          listPriceWon: 250_000,
          unitPriceWon: 240_000,
          qty: 1,
          amountWon: 240_000,
          couponWon: 0,
          problem: null,
        },
      ],
      goodsWon: 240_000,
      deliveryWon: 0,
      areaFeeWon: 0,
    },
  ],
  address: home,
  addresses: [home],
  choices: {
    addressNo: 1,
    couponIssueNos: [],
    usePointWon: 0,
    useCoinWon: 0,
    payMethod: 'CARD',
    useGiftCardWon: 0,
    cardCd: '11',
    installmentMonths: 0,
    bankCd: '004',
  },
  benefits: {
    pointBalanceWon: 8_000,
    maxPointWon: 5_000,
    coinBalanceWon: 0,
    maxCoinWon: 0,
    giftCardBalanceWon: 0,
    maxGiftCardWon: 0,
    expiringWon: 0,
    usableCoupons: 2,
    couponNames: [],
    isBest: true,
  },
  payMethods: ['CARD', 'EASY_PAY', 'TRANSFER', 'VIRTUAL_ACCOUNT'],
  banks: [
    { bankCd: '004', bankName: '국민은행' },
    { bankCd: '088', bankName: '신한은행' },
  ],
  depositDueAt: '2026-11-22T23:59:59+09:00',
  cards: [
    {
      cardCd: '11',
      cardName: '온담카드',
      cardNoTail: '1234',
      isOwn: true,
      plans: [plan(0, true, 0), plan(3, true, 0), plan(12, false, 15_600)],
    },
    {
      cardCd: '12',
      cardName: '다른카드',
      cardNoTail: null,
      isOwn: false,
      plans: [plan(0, true, 0)],
    },
  ],
  amounts: {
    listWon: 250_000,
    discountWon: 10_000,
    goodsWon: 240_000,
    deliveryWon: 0,
    areaFeeWon: 0,
    couponWon: 0,
    pointWon: 0,
    coinWon: 0,
    giftCardWon: 0,
    payWon: 240_000,
    earnPointWon: 2_400,
  },
  consents: [
    { code: 'PURCHASE', title: '주문 내용을 확인했으며 결제에 동의해요', body: '결제 동의 본문' },
    { code: 'PRIVACY', title: '개인정보 수집·이용에 동의해요', body: '수집 항목과 기간' },
  ],
  deliveryGroups: [{ key: '1:p1', sellerName: '온담커머스', goodsNames: ['모니터'] }],
  customs: null,
  changes: null,
  canPay: true,
  ...more,
});

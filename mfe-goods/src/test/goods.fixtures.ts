import type {
  GoodsCard,
  GoodsDetail,
  GoodsLimits,
  GoodsPrice,
  GoodsSku,
} from '@shop/shared/contracts';

/** Test data: a shirt in two colors and two sizes, one SKU sold out. */
export const price: GoodsPrice = {
  listPriceWon: 50_000,
  salePriceWon: 40_000,
  discountRate: 20,
  lowest30DaysWon: null,
  bestPriceWon: 34_000,
  benefits: [
    { kind: 'DISCOUNT', name: '상품 할인', amountWon: 10_000, couponNo: null },
    { kind: 'COUPON', name: '10% 쿠폰', amountWon: 4_000, couponNo: 7 },
    { kind: 'CARD', name: '제휴 카드 할인', amountWon: 2_000, couponNo: null },
  ],
  pointWon: 400,
  unitPrice: null,
  interestFree: null,
};

export const limits: GoodsLimits = { minQty: 1, maxQty: 5, idLimitQty: null, unitQty: 1 };

const sku = (skuNo: number, valueNos: number[], optionText: string, available = 20): GoodsSku => ({
  skuNo,
  valueNos,
  optionText,
  addPriceWon: valueNos[1] === 21 ? 2_000 : 0,
  available,
});

export const skus: GoodsSku[] = [
  sku(1, [10, 20], '블랙 / M'),
  sku(2, [10, 21], '블랙 / L'),
  sku(3, [11, 20], '화이트 / M', 0),
  sku(4, [11, 21], '화이트 / L', 3),
];

const value = (valueNo: number, name: string) => ({ valueNo, name, color: null, imageKey: null });
const image = { key: 'd/shirt-0-1-hero', tone: [0, 1] as [number, number], alt: '셔츠' };

export const goods: GoodsDetail = {
  goodsNo: 229,
  name: '코튼 셔츠',
  summary: '',
  status: 'ON_SALE',
  goodsType: 'NORMAL',
  adult: false,
  taxFree: false,
  culture: false,
  badges: [],
  brand: null,
  breadcrumb: [],
  images: [image],
  placeholder: null,
  price,
  deal: null,
  comingDeal: null,
  score: 4.5,
  reviewCount: 3,
  soldOut: false,
  limits,
  textOption: null,
  additions: [],
  videoPath: null,
  sizeGuide: { body: 'MALE', wear: 'CLOTHES' },
  options: {
    groups: [
      { level: 1, name: '색상', values: [value(10, '블랙'), value(11, '화이트')] },
      { level: 2, name: '사이즈', values: [value(20, 'M'), value(21, 'L')] },
    ],
    skus,
  },
  delivery: {
    type: '30',
    condType: '10',
    feeWon: 3_000,
    freeOverWon: 50_000,
    qtyUnit: null,
    isBundled: true,
    returnFeeWon: 3_000,
    exchangeFeeWon: 6_000,
    courier: 'CJ대한통운',
    leadDays: 1,
    cutoffHour: 15,
    shipsFrom: null,
    punctual: null,
    areaFees: [{ name: '제주', feeWon: 3_000 }],
  },
  seller: {
    sellerNo: 1,
    bizName: '셔츠상회',
    ceo: '김셔츠',
    bizNo: '000-00-00000',
    mailOrderNo: '2026-서울-0000',
    address: '서울',
    phone: '02-000-0000',
    email: 'help@shirt.example',
    returnAddress: '서울',
    isBrokerSale: true,
  },
  notice: { type: '의류', rows: [] },
  certs: [],
  content: [],
  coupons: [],
  updatedAt: '2026-11-21T00:00:00Z',
};

export const card: GoodsCard = {
  goodsNo: 229,
  name: '코튼 셔츠',
  brandNo: 3,
  brandName: '담소',
  image,
  listPriceWon: 50_000,
  salePriceWon: 40_000,
  discountRate: 20,
  couponPriceWon: null,
  score: 4.5,
  reviewCount: 3,
  badges: [],
  soldOut: false,
  adult: false,
  hasOptions: true,
  hasPriceRange: true,
  delivery: { type: '10', feeWon: 0, freeOverWon: null },
  arrival: { leadDays: 1, cutoffHour: 18 },
  deal: null,
};

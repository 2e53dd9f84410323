import type { Corner, Facets, GoodsCard, GoodsList, Suggestion } from '@shop/shared/contracts';

const image = { key: 'd/mug-1-0-hero', tone: [1, 6] as [number, number], alt: '머그잔' };

export const sampleGoods = (goodsNo: number, over: Partial<GoodsCard> = {}): GoodsCard => ({
  goodsNo,
  name: `상품 ${goodsNo}`,
  brandNo: 3,
  brandName: '하루',
  image,
  listPriceWon: 20_000,
  salePriceWon: 15_000,
  discountRate: 25,
  couponPriceWon: null,
  score: 4.5,
  reviewCount: 12,
  badges: [],
  soldOut: false,
  adult: false,
  hasOptions: false,
  hasPriceRange: false,
  delivery: { type: '10', feeWon: 0, freeOverWon: null },
  arrival: { leadDays: 1, cutoffHour: 18 },
  deal: null,
  ...over,
});

export const sampleList = (total: number, over: Partial<GoodsList> = {}): GoodsList => ({
  title: null,
  items: Array.from({ length: Math.min(total, 4) }, (_, i) => sampleGoods(i + 1)),
  total,
  nextCursor: null,
  search: null,
  ...over,
});

export const sampleFacets = (total: number): Facets => ({
  total,
  price: { minWon: 4_000, maxWon: 64_000 },
  categories: [],
  brands: [
    { brandNo: 3, name: '하루', count: 2 },
    { brandNo: 7, name: '가온', count: 1 },
  ],
  colors: [{ color: 'black', name: '블랙', hex: '#2a2b30', count: 2 }],
  scores: [{ score: 4, count: 3 }],
  freeCount: 2,
  saleCount: 3,
  stockCount: 4,
});

export const sampleCorner = (over: Partial<Corner> = {}): Corner => ({
  cornerNo: 1,
  cornerId: 'product-comb1',
  title: '많이 사는 상품',
  subtitle: '',
  layout: 'default',
  moreLink: null,
  isDeferred: false,
  items: [{ type: 'goods', goods: sampleGoods(1) }],
  ...over,
});

export const sampleSuggestion = (over: Partial<Suggestion> = {}): Suggestion => ({
  words: ['라면', '라면사리'],
  correction: null,
  goods: [{ goodsNo: 9, name: '매운 라면', image, adult: false, salePriceWon: 4_000 }],
  brands: [],
  categories: [],
  planShops: [],
  ...over,
});

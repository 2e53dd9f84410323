import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import { tree } from './tree';

/** Home pages: one for each tab of PR093, made of corners. */
export interface CornerSeed {
  id: string;
  title?: string;
  subtitle?: string;
  layout?: string;
  more?: string;
  rule?: Record<string, unknown>;
  items?: readonly ItemSeed[];
}
export interface ItemSeed {
  type: string;
  ref?: number;
  title?: string;
  text?: string;
  image?: string;
  palette?: number;
  link?: string;
}

const bannerItems = (from: number, count: number): ItemSeed[] =>
  Array.from({ length: count }, (_, at) => ({ type: 'banner', ref: from + at }));

const quick: readonly ItemSeed[] = [
  { type: 'link', title: '타임딜', image: 'd/earbuds-7-0-hero', palette: 7, link: tab('20') },
  { type: 'link', title: '베스트', image: 'd/perfume-3-0-hero', palette: 3, link: tab('10') },
  { type: 'link', title: '신상', image: 'd/cardigan-0-1-hero', palette: 0, link: tab('30') },
  { type: 'link', title: '쿠폰', image: 'd/wallet-2-3-hero', palette: 2, link: tab('80') },
  { type: 'link', title: '식품', image: 'd/fruit-box-4-1-hero', palette: 4, link: tab('60') },
  { type: 'link', title: '뷰티', image: 'd/lipstick-3-2-hero', palette: 3, link: tab('50') },
  { type: 'link', title: '패션', image: 'd/sneakers-2-0-hero', palette: 2, link: tab('40') },
  { type: 'link', title: '리빙·가전', image: 'd/lamp-5-2-hero', palette: 5, link: tab('70') },
  {
    type: 'link',
    title: '반려',
    image: 'd/dog-bed-11-0-hero',
    palette: 11,
    link: paths.category(12),
  },
  { type: 'link', title: '리퍼', image: 'd/laptop-7-1-hero', palette: 7, link: tab('90') },
];

const best = (
  title: string,
  categoryNo: number | undefined,
  size: number,
  id: string,
): CornerSeed => ({
  id,
  title,
  rule: { type: 'best', ...(categoryNo ? { categoryNo } : {}), size },
  more: categoryNo ? paths.category(categoryNo, { sort: 'sales' }) : tab('10'),
});
const coupons = (...nos: number[]): ItemSeed[] => nos.map((ref) => ({ type: 'coupon', ref }));
const brands = (...nos: number[]): ItemSeed[] => nos.map((ref) => ({ type: 'brand', ref }));
const planShops = (...nos: number[]): ItemSeed[] => nos.map((ref) => ({ type: 'planShop', ref }));
const categories = (...nos: number[]): ItemSeed[] => nos.map((ref) => ({ type: 'category', ref }));

/** By tab of PR093. */
export const homePages: Record<string, { title: string; corners: readonly CornerSeed[] }> = {
  '01': {
    title: '홈',
    corners: [
      { id: 'image-banner', title: '이번 주 추천', layout: 'hero', items: bannerItems(1, 6) },
      { id: 'quick-menu', title: '바로가기', items: quick },
      {
        id: 'time-deal',
        title: '타임딜',
        subtitle: '정해진 시간에만 이 가격이에요',
        rule: { type: 'deal', size: 8 },
        more: tab('20'),
      },
      {
        ...best('지금 많이 사는 상품', undefined, 12, 'product-comb1'),
        subtitle: '최근 판매 기준',
      },
      {
        id: 'article-carousel',
        title: '기획전',
        subtitle: '지금 열린 이야기',
        items: planShops(1, 2, 3, 4, 5, 6, 7),
      },
      { id: 'coupon-image', title: '받을 수 있는 쿠폰', items: coupons(1, 2, 3, 4, 5, 8) },
      {
        id: 'product-level-2',
        title: '새로 들어왔어요',
        rule: { type: 'new', size: 8 },
        more: tab('30'),
      },
      { id: 'band-image-banner', title: '카드 혜택', layout: 'band', items: bannerItems(7, 1) },
      {
        id: 'popular-brand',
        title: '사랑받는 브랜드',
        items: brands(1, 16, 21, 36, 41, 46, 26, 11, 31, 6),
      },
      {
        id: 'product-comb3',
        title: '오늘 장보기',
        subtitle: '신선하게 보내 드려요',
        rule: { type: 'recommend', categoryNo: 5, size: 8 },
        more: paths.category(5),
      },
      {
        id: 'best-category-depth1',
        title: '카테고리',
        items: categories(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
      },
      { id: 'kind-product', title: '할인율이 높아요', rule: { type: 'sale', size: 8 } },
    ],
  },
  '10': {
    title: '베스트',
    corners: [
      best('실시간 베스트', undefined, 20, 'best-category-ten'),
      ...[1, 4, 5, 8].map((no) => best(`${tree[no - 1]?.name} 베스트`, no, 10, 'product-comb2')),
    ],
  },
  '20': {
    title: '타임딜',
    corners: [
      { id: 'time-deal', title: '지금 진행 중', layout: 'list', rule: { type: 'deal', size: 24 } },
      {
        id: 'time-deal-2',
        title: '곧 열려요',
        layout: 'list',
        rule: { type: 'comingDeal', size: 12 },
      },
    ],
  },
  '30': {
    title: '신상',
    corners: [
      { id: 'product-level-2', title: '이번 달 신상', rule: { type: 'new', size: 24 } },
      {
        id: 'product-level-2p5',
        title: '새로 온 패션',
        rule: { type: 'new', categoryNo: 1, size: 8 },
        more: paths.category(1, { sort: 'new' }),
      },
    ],
  },
  '40': {
    title: '패션',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(1, 1) },
      best('여성패션 베스트', 1, 10, 'best-category-ten'),
      best('남성패션 베스트', 2, 10, 'product-comb2'),
      best('신발·가방 베스트', 3, 10, 'product-comb4'),
      { id: 'brand-list', title: '패션 브랜드', items: brands(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) },
    ],
  },
  '50': {
    title: '뷰티',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(4, 1) },
      best('뷰티 베스트', 4, 12, 'best-category-ten'),
      { id: 'coupon-brand', title: '브랜드 쿠폰', items: coupons(13) },
      { id: 'brand-thumbnail', title: '뷰티 브랜드', items: brands(16, 17, 18, 19, 20) },
      {
        id: 'product-comb5',
        title: '새로 나온 뷰티',
        rule: { type: 'new', categoryNo: 4, size: 8 },
      },
    ],
  },
  '60': {
    title: '식품',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(5, 1) },
      best('식품 베스트', 5, 12, 'best-category-ten'),
      { id: 'product-comb6', title: '알뜰 장보기', rule: { type: 'sale', categoryNo: 5, size: 8 } },
      { id: 'brand-thumbnail', title: '식품 브랜드', items: brands(21, 22, 23, 24, 25) },
    ],
  },
  '70': {
    title: '리빙·가전',
    corners: [
      { id: 'big-image-banner', layout: 'hero', items: bannerItems(6, 1) },
      best('홈·리빙 베스트', 6, 10, 'best-category-ten'),
      best('주방 베스트', 7, 10, 'product-comb7'),
      best('가전 베스트', 9, 10, 'high-involvement1'),
    ],
  },
  '80': {
    title: '쿠폰',
    corners: [
      {
        id: 'coupon-image',
        title: '모두에게 드려요',
        layout: 'list',
        items: coupons(1, 2, 3, 4, 5, 8, 9),
      },
      {
        id: 'coupon-brand',
        title: '브랜드 쿠폰',
        layout: 'list',
        items: coupons(10, 11, 12, 13, 14, 15, 16, 17),
      },
      { id: 'product-comb8', title: '쿠폰으로 더 싸게', rule: { type: 'coupon', size: 12 } },
    ],
  },
  '90': {
    title: '리퍼',
    corners: [
      {
        id: 'text-banner',
        items: [
          {
            type: 'content',
            title: '리퍼 상품은 이렇게 골라요',
            text: '작은 흠집이나 반품 상자 개봉 상품을 점검하고 다시 포장했어요. 보증 기간은 새 상품과 같아요.',
          },
        ],
      },
      {
        id: 'product-level-1p5',
        title: '알뜰한 리퍼 상품',
        rule: { type: 'refurbished', size: 24 },
      },
    ],
  },
};

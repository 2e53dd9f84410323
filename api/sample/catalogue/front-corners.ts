import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import {
  bannerItems,
  brands,
  type CornerSeed,
  categoryNoOf,
  content,
  coupons,
  personal,
  planShops,
} from './corner-seeds';

const freshNo = categoryNoOf('신선식품');
/** Of each of them in turn, so that a basket of different food is shown. */
const daily = ['과일', '쌀·잡곡', '김치'].map(categoryNoOf);

/** One tab with a list of goods for each of these categories. */
const byCategory = (
  type: string,
  size: number,
  ...parts: readonly (readonly [string, number])[]
) => ({
  type: 'tabs',
  size: 0,
  tabs: parts.map(([title, categoryNo]) => ({
    title,
    type,
    categoryNo,
    size,
    more: paths.category(categoryNo, { sort: 'sales' }),
  })),
});

/** Corners of the home page: current offers, then what is for this visitor, then discovery. */
export const frontCorners: readonly CornerSeed[] = [
  { id: 'image-banner', title: '이번 주 추천', layout: 'hero', items: bannerItems(1, 6) },
  {
    id: 'time-deal',
    title: '타임딜',
    subtitle: '오늘만 이 가격이에요',
    rule: { type: 'deal', size: 8 },
    more: tab('20'),
  },
  {
    id: 'best-category-ten',
    title: '지금 많이 사는 상품',
    subtitle: '최근 판매 기준',
    layout: 'list',
    // Divisible by 3 and 4, the rows per column on phones and on PC.
    rule: { type: 'best', size: 12 },
    more: tab('10'),
  },
  { id: 'live-care', title: '나를 위한 알림', rule: personal('careService', 'anyone') },
  { id: 'recent', title: '최근 본 상품', rule: personal('recent', 'anyone', 12) },
  {
    id: 'related',
    title: '이런 상품은 어때요',
    subtitle: '최근에 본 상품에서 골랐어요',
    rule: personal('related', 'anyone'),
  },
  {
    id: 'repeated-purchase',
    title: '다시 살 때가 됐어요',
    rule: personal('repeated', 'member', 4),
  },
  {
    id: 'article-carousel',
    title: '진행 중인 기획전',
    items: planShops(1, 2, 3, 4, 5, 6, 7),
    more: paths.planShopList(),
  },
  { id: 'coupon-image', title: '받을 수 있는 쿠폰', items: coupons(1, 2, 3, 4, 5, 8) },
  {
    id: 'product-level-1p5',
    title: '신상품',
    rule: { type: 'new', size: 6 },
    more: tab('30'),
  },
  {
    id: 'product-comb3',
    title: '오늘 장보기',
    subtitle: '신선하게 보내 드려요',
    items: bannerItems(5, 1),
    rule: { type: 'recommend', categoryNos: daily, size: 4 },
    more: paths.category(freshNo),
  },
  {
    id: 'high-involvement2',
    title: '나눠 내면 가벼워요',
    subtitle: '무이자 12개월',
    rule: { type: 'installment', size: 6 },
  },
  {
    id: 'product-comb1',
    title: '쿠폰으로 더 싸게',
    subtitle: '지금 받을 수 있는 쿠폰까지 적용한 가격이에요',
    // Divisible by 2, 3, 4 and 6, the column counts of all widths, so that the last row is full.
    rule: { type: 'coupon', size: 12 },
    more: tab('80'),
  },
  {
    id: 'popular-brand',
    title: '사랑받는 브랜드',
    items: brands(1, 16, 21, 36, 41, 46, 26, 11, 31, 6),
  },
  {
    id: 'kind-product',
    title: '할인율 높은 상품',
    rule: byCategory('sale', 8, ['패션', 1], ['뷰티', 4], ['주방', 7], ['가전', 9]),
  },
  { id: 'gender-age', title: '또래가 많이 사요', rule: personal('age', 'member') },
  {
    id: 'discovery-card',
    title: '나에게 맞는 카드',
    items: [
      content('쇼핑할 때마다 할인받는 카드', '행사 카드로 결제하면 최대 12개월 무이자', tab('80')),
      content('내 카드 혜택을 챙겨 보세요', '이번 달 무이자와 쿠폰을 모았어요', tab('80')),
    ],
    rule: personal('card', 'anyone'),
  },
  { id: 'btm-benefit-popup', title: '혜택 안내', items: bannerItems(8, 1) },
];

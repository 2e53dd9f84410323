import { paths } from '@shop/shared/contracts';
import { tab } from './banners';
import {
  bannerItems,
  brands,
  type CornerSeed,
  categories,
  coupons,
  type ItemSeed,
  planShops,
} from './corner-seeds';

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

const content = (title: string, text: string, image?: string, palette = 5): ItemSeed => ({
  type: 'content',
  title,
  text,
  image: image && `d/${image}-${palette}-0-hero`,
  palette: image ? palette : undefined,
});

const personal = (source: string, audience: 'anyone' | 'member', size = 8) => ({
  type: 'personal',
  source,
  audience,
  size,
});

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

/** Corners of the home page: current offers, then personal corners, then discovery. */
export const frontCorners: readonly CornerSeed[] = [
  { id: 'image-banner', title: '이번 주 추천', layout: 'hero', items: bannerItems(1, 6) },
  {
    id: 'time-deal',
    title: '타임딜',
    subtitle: '정해진 시간에만 이 가격이에요',
    rule: { type: 'deal', size: 8 },
    more: tab('20'),
  },
  { id: 'quick-menu', title: '바로가기', items: quick },
  {
    id: 'product-comb1',
    title: '지금 많이 사는 상품',
    subtitle: '최근 판매 기준',
    rule: { type: 'best', size: 8 },
    more: tab('10'),
  },
  { id: 'live-care', title: '나를 위한 알림', rule: personal('careService', 'anyone') },
  { id: 'recent', title: '최근 본 상품', rule: personal('recent', 'anyone', 12) },
  {
    id: 'article-carousel',
    title: '진행 중인 기획전',
    items: planShops(1, 2, 3, 4, 5, 6, 7),
    more: paths.planShopList(),
  },
  {
    id: 'best-category-ten',
    title: '카테고리 베스트',
    rule: byCategory('best', 10, ['뷰티', 4], ['식품', 5], ['홈·리빙', 6], ['디지털', 8]),
  },
  { id: 'coupon-image', title: '받을 수 있는 쿠폰', items: coupons(1, 2, 3, 4, 5, 8) },
  {
    id: 'repeated-purchase',
    title: '다시 살 때가 됐어요',
    rule: personal('repeated', 'member', 4),
  },
  {
    id: 'product-comb2',
    title: '신상품',
    rule: { type: 'new', size: 5 },
    more: tab('30'),
  },
  { id: 'band-image-banner', title: '카드 혜택', layout: 'band', items: bannerItems(7, 1) },
  {
    id: 'related',
    title: '이런 상품은 어때요',
    subtitle: '최근에 본 상품에서 골랐어요',
    rule: personal('related', 'anyone'),
  },
  {
    id: 'hot-deal',
    title: '오늘의 핫딜',
    rule: { type: 'deal', size: 1 },
    more: tab('20'),
  },
  {
    id: 'product-comb3',
    title: '오늘 장보기',
    subtitle: '신선하게 보내 드려요',
    items: bannerItems(5, 1),
    rule: { type: 'recommend', categoryNo: 5, size: 4 },
    more: paths.category(5),
  },
  {
    id: 'wbti',
    title: '쉬는 날, 어느 쪽이 좋아요?',
    items: [
      content('집에서 포근하게', '침구와 조명, 따뜻한 차', 'bedding', 5),
      content('밖에서 가볍게', '러닝화와 운동 기구', 'running-shoes', 9),
    ],
    rule: byCategory('recommend', 8, ['집', 6], ['밖', 10]),
  },
  {
    id: 'popular-brand',
    title: '사랑받는 브랜드',
    items: brands(1, 16, 21, 36, 41, 46, 26, 11, 31, 6),
  },
  {
    id: 'video',
    title: '영상으로 만나요',
    items: [
      {
        ...content('스튜디오에서 만난 머그', '빚고 굽는 하루를 짧게 담았어요', 'mug', 6),
        link: '/images/v/studio.webm',
      },
    ],
  },
  { id: 'preference-brand', title: '자주 찾는 브랜드', rule: personal('brand', 'anyone') },
  {
    id: 'high-involvement2',
    title: '나눠 내면 가벼워요',
    subtitle: '무이자 12개월',
    rule: { type: 'installment', size: 6 },
  },
  { id: 'small-image-banner', title: '계절을 담은 이야기', items: bannerItems(1, 4) },
  { id: 'gender-age', title: '또래가 많이 사요', rule: personal('age', 'member') },
  {
    id: 'kind-product',
    title: '할인율 높은 상품',
    rule: byCategory('sale', 8, ['패션', 1], ['뷰티', 4], ['주방', 7], ['가전', 9]),
  },
  {
    id: 'discovery-card',
    title: '나에게 맞는 카드',
    items: [
      {
        ...content('쇼핑할 때마다 할인받는 카드', '행사 카드로 결제하면 최대 12개월 무이자'),
        link: tab('80'),
      },
      {
        ...content('내 카드 혜택을 챙겨 보세요', '이번 달 무이자와 쿠폰을 모았어요'),
        link: tab('80'),
      },
    ],
    rule: personal('card', 'anyone'),
  },
  {
    id: 'thingshop-use-white-paper',
    title: '처음이라면 이렇게',
    items: [
      content('골라 담아요', '마음에 드는 상품을 장바구니에 담아요', 'tote-bag', 2),
      content('쿠폰을 받아요', '받은 쿠폰은 주문할 때 바로 쓸 수 있어요', 'wallet', 2),
      content('카드로 결제해요', '행사 카드면 무이자로 나눠 낼 수 있어요', 'smartphone', 7),
      content('집에서 받아요', '문 앞까지 오는 길을 볼 수 있어요', 'storage-box', 5),
    ],
  },
  {
    id: 'best-category-depth1',
    title: '카테고리',
    items: categories(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12),
  },
  { id: 'btm-benefit-popup', title: '혜택 안내', items: bannerItems(8, 1) },
];

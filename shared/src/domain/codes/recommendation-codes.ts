import type { CodeGroup } from './code-group';

/** Sections 10–28; `ref1` is the corner that shows one. The meaning of each code is ours. */
export const recommendationGroup = {
  grpCd: 'DP056',
  name: '추천 영역',
  codes: [
    ['10', '함께 본 상품', 'related-product'],
    ['11', '함께 산 상품', 'related'],
    ['12', '최근 본 상품과 비슷한 상품', 'recent'],
    ['13', '좋아할 브랜드', 'preference-brand'],
    ['14', '좋아할 카테고리', 'preference-category'],
    ['15', '또래 인기 상품', 'gender-age'],
    ['16', '다시 살 때가 된 상품', 'repeated-purchase'],
    ['17', '검색어와 맞는 상품', 'search'],
    ['18', '카테고리 추천', 'category-recommend'],
    ['19', '카테고리 베스트', 'best-category-ten'],
    ['20', '지금 많이 찾는 브랜드', 'popular-brand'],
    ['21', '지금 많이 찾는 상품', 'hot-deal'],
    ['22', '카드 추천', 'card-recommend-image-banner'],
    ['23', '라이브 추천', 'live-care'],
    ['24', '고관여 상품 추천', 'high-involvement1'],
    ['25', '발견 카드', 'discovery-card'],
    ['26', '기획 상품', 'kind-product'],
    ['27', '장기 무이자 베스트', 'best-long-term-interest-free'],
    ['28', '주문 완료 추천', 'order-completed-related'],
  ],
} as const satisfies CodeGroup;

export const feedbackGroup = {
  grpCd: 'DP057',
  name: '추천 피드백',
  codes: [
    ['1', '좋아요', 'like'],
    ['2', '관심없음', 'dislike'],
  ],
} as const satisfies CodeGroup;

/** How best and deal goods are searched; `ref1` is the value of the list (`goodsListType`). */
export const searchTypeGroup = {
  grpCd: 'GD010',
  name: '상품 검색 유형',
  codes: [
    ['10', '베스트', 'best'],
    ['20', '타임딜', 'deal'],
    ['30', '신상', 'new'],
    ['40', '할인', 'sale'],
    ['50', '무료배송', 'free'],
    ['60', '쿠폰', 'coupon'],
  ],
} as const satisfies CodeGroup;

import { mediaTypes } from '../media-type';
import type { CodeGroup, CodeRow } from './code-group';

/** The home tabs; 01 is the default. The tabs between home and refurbished are our own. */
export const homeTabGroup = {
  grpCd: 'PR093',
  name: '홈 탭',
  codes: [
    ['01', '홈', 'home'],
    ['10', '베스트', 'best'],
    ['20', '타임딜', 'deal'],
    ['30', '신상', 'new'],
    ['40', '패션', 'fashion'],
    ['50', '뷰티', 'beauty'],
    ['60', '식품', 'food'],
    ['70', '리빙·가전', 'living'],
    ['80', '쿠폰', 'coupon'],
    ['90', '리퍼', 'refurbished'],
  ],
} as const satisfies CodeGroup;

/** Where a display is shown; the codes are the specification's media types. */
export const mediaTypeGroup: CodeGroup = {
  grpCd: 'DP007',
  name: '전시 매체',
  codes: mediaTypes.map(
    (type): CodeRow => [type, type.replace('MO', '모바일').replace('WEB', '웹')],
  ),
};

export const bannerKindGroup = {
  grpCd: 'DP015',
  name: '배너 유형',
  codes: [
    ['10', '큰 배너'],
    ['20', '중간 배너'],
    ['30', '띠 배너'],
  ],
} as const satisfies CodeGroup;

/** `ref1` is the value of the list (`goodsSort`). */
export const goodsSortGroup = {
  grpCd: 'DP018',
  name: '상품 정렬',
  codes: [
    ['10', '추천순', 'recommend'],
    ['20', '판매순', 'sales'],
    ['30', '낮은가격순', 'priceAsc'],
    ['40', '높은가격순', 'priceDesc'],
    ['50', '신상품순', 'new'],
    ['60', '할인율순', 'discount'],
    ['70', '후기순', 'review'],
    ['80', '배송비 포함 최저가순', 'delivered'],
  ],
} as const satisfies CodeGroup;

/** `ref1` is the specification's word for the content type. */
export const contentTypeGroup = {
  grpCd: 'DP024',
  name: '전시 콘텐츠 유형',
  codes: [
    ['10', '커머스', 'commerce'],
    ['20', '피드', 'feed'],
    ['30', '목록', 'list'],
    ['40', '위치', 'location'],
    ['50', '텍스트', 'text'],
    ['60', '달력', 'calendar'],
    ['70', '스크랩', 'scrap'],
    ['80', '사용자 정의', 'custom'],
  ],
} as const satisfies CodeGroup;

/** The content of a popup. The names are ours; the specification has only the codes. */
export const popupTypeGroup = {
  grpCd: 'DP044',
  name: '팝업 유형',
  codes: [
    ['01', '이미지'],
    ['02', '텍스트'],
    ['03', '쿠폰'],
    ['04', '기획전'],
    ['05', '상품'],
    ['06', '바로가기'],
  ],
} as const satisfies CodeGroup;

export const bannerPositionGroup = {
  grpCd: 'DP055',
  name: '하단 배너 위치',
  codes: [
    ['01', '위'],
    ['02', '가운데'],
    ['03', '아래'],
  ],
} as const satisfies CodeGroup;

export const screenGroup = {
  grpCd: 'DP058',
  name: '화면 코드',
  codes: [
    ['01', '홈'],
    ['02', '매장'],
    ['03', '카테고리'],
    ['04', '브랜드'],
    ['05', '기획전'],
    ['06', '검색'],
    ['07', '상품'],
    ['08', '장바구니'],
    ['09', '주문'],
    ['10', '마이페이지'],
  ],
} as const satisfies CodeGroup;

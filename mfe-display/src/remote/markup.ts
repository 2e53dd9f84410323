import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';
import { cornerPages } from '../markup/corner-pages';

export { cornerSheetPaths } from '../markup/corner-sheets';

/** The design reference pages of this remote. */
export const markupPages: readonly MarkupPage[] = [
  ...cornerPages,
  ...listCodes(stageCodes, {
    'skeleton-main': '홈 뼈대',
    'skeleton-category': '카테고리 뼈대',
    'skeleton-search': '검색 결과 뼈대',
    'skeleton-brand': '브랜드 뼈대',
    'skeleton-plan-shop': '기획전 뼈대',
    corner: '홈: 코너',
    'time-deal': '홈: 타임딜',
    member: '홈: 회원',
    'discovery-own': '홈: 이 카드를 가진 회원',
    'discovery-not-own': '홈: 카드를 권할 때',
    'SB-MO-SH-0201-product': '카테고리: 상품',
    'SB-MO-SH-0202-nodata': '카테고리: 상품 없음',
    discount: '카테고리: 할인 상품',
    'SB-MO-SH-0301-product': '검색 결과: 상품',
    'SB-MO-SH-0302-nodata': '검색 결과: 없음',
    'skeleton-product-list': '상품 목록 뼈대',
    'SB-MO-PD-0301-product': '상품 목록',
    'SB-MO-PD-0302-nodata': '상품 목록: 상품 없음',
    'SB-MO-SH-0401-default': '브랜드관',
    'SB-MO-SH-0501-default': '기획전 목록',
    'SB-MO-SH-0502-nodata': '기획전 목록: 없음',
    'SB-MO-SH-0601-product': '기획전',
    waiting: '기획전: 열리기 전',
    completed: '기획전: 종료',
  }),
];

import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';

/** The design reference pages of this remote. */
export const markupPages: readonly MarkupPage[] = listCodes(stageCodes, {
  'skeleton-product-detail': '상품 상세 뼈대',
  'skeleton-review': '전체 후기 뼈대',
  'skeleton-product-list': '상품 목록 뼈대',
  'SB-MO-PD-0101-default': '상품 상세: 옵션이 있는 상품',
  'SB-MO-PD-0102-product': '상품 상세: 옵션이 없는 상품',
  discount: '상품 상세: 할인',
  'sold-out': '상품 상세: 품절',
  'time-deal': '상품 상세: 타임딜',
  reservation: '상품 상세: 예약판매',
  'buy-disabled': '상품 상세: 구매불가',
  overseas: '상품 상세: 해외직구 (구매대행)',
  'cross-border': '상품 상세: 해외직구 (해외 판매자)',
  taxfree: '상품 상세: 면세',
  culture: '상품 상세: 문화비 소득공제',
  voucher: '상품 상세: e쿠폰',
  'no-interest': '상품 상세: 무이자 할부',
  adult: '상품 상세: 성인 인증이 필요한 상품',
  'adult-verified': '상품 상세: 성인 인증을 마친 회원',
  review: '전체 후기',
  'SB-MO-PD-0202-nodata': '전체 후기: 후기 없음',
  filter: '전체 후기: 조건에 맞는 후기 없음',
  'SB-MO-PD-0401-default': '성인 인증',
  login: '성인 인증: 로그인 전',
  ended: '성인 인증: 1년이 지남',
  verified: '성인 인증: 인증한 회원',
  underage: '성인 인증: 19세 미만',
  'SB-MO-PD-0301-product': '상품 목록',
  'SB-MO-PD-0302-nodata': '상품 목록: 상품 없음',
});

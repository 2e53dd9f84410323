import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';

/** The pages that this remote adds to the design reference. */
export const markupPages: readonly MarkupPage[] = listCodes(stageCodes, {
  'skeleton-mypage': '마이페이지 뼈대',
  'skeleton-order-list': '주문 목록 뼈대',
  'skeleton-order-detail': '주문 상세 뼈대',
  member: '마이페이지: 회원',
  'no-point': '마이페이지: 쿠폰, 포인트, 코인 없음',
  'SB-MO-MP-0201-default': '주문 목록',
  nodata: '주문 목록: 주문 없음',
  'SB-MO-MP-0203-ship-prep': '주문 목록: 배송준비중',
  'SB-MO-MP-0204-ship-in-progress': '주문 목록: 배송중',
  'SB-MO-MP-0205-ship-delivered': '주문 목록: 배송완료',
  'SB-MO-MP-0206-claim': '주문 목록: 취소완료',
  'SB-MO-MP-0207-deposit': '주문 목록: 입금대기',
  'SB-MO-MP-0301-ship-prep': '주문 상세: 배송준비중',
  'SB-MO-MP-0302-ship-in-progress': '주문 상세: 배송중',
  'SB-MO-MP-0303-ship-delivered': '주문 상세: 배송완료',
  'SB-MO-MP-0304-claim': '주문 상세: 일부 취소',
  'SB-MO-MP-0305-deposit': '주문 상세: 입금대기',
});

import { listCodes, type MarkupPage } from '@shop/shared/markup';
import { stageCodes } from '../markup/codes';

/** The pages that this remote adds to the design reference. */
export const markupPages: readonly MarkupPage[] = listCodes(stageCodes, {
  'skeleton-basket': '장바구니 뼈대',
  'skeleton-order-sheet': '주문서 뼈대',
  'skeleton-payment': '결제 뼈대',
  'SB-MO-BK-0101-default': '장바구니',
  nodata: '장바구니: 비었을 때',
  'sold-out': '장바구니: 품절, 판매 종료',
  'SB-MO-BK-0104-invalid': '장바구니: 수량이 맞지 않을 때',
  'SB-MO-BK-0105-shipping-case': '장바구니: 배송비 종류',
  loading: '장바구니: 불러오는 중',
  'SB-MO-OR-0101-default': '주문서',
  'no-address': '주문서: 배송지 없음',
  'SB-MO-OR-0103-shipping-case': '주문서: 도서산간 배송비',
  'no-point': '주문서: 포인트 없음',
  'no-total-point': '주문서: 포인트, 코인, 쿠폰 없음',
  'interest-free': '주문서: 무이자 할부',
  'no-interest': '주문서: 무이자가 없는 카드',
  'lump-sum-only': '주문서: 일시불만',
  'long-term-installment': '주문서: 장기 할부',
  discount: '주문서: 쿠폰, 포인트, 코인 사용',
  'SB-MO-OR-0111-invalid': '주문서: 살 수 없는 상품',
  'receiver-invalid-name': '배송지: 받는 분 이름 오류',
  'receiver-invalid-phone1': '배송지: 휴대폰 번호 형식 오류',
  'receiver-invalid-phone2': '배송지: 사용할 수 없는 번호',
  'gift-card-terms': '주문서: 상품권 사용',
  'not-best': '주문서: 더 큰 혜택이 있을 때',
  completed: '주문 완료',
  'SB-MO-OR-0202-waiting': '주문 완료: 결제 확인 중',
  'SB-MO-OR-0301-waiting': '결제: 승인 확인 중',
});

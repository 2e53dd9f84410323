import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  // The loading basket is its skeleton.
  sameAs: { 'skeleton-basket': 'SB-MO-BK-0106-loading' },
  signs: {
    'skeleton-basket': ['장바구니를 불러오는 중이에요'],
    loading: ['장바구니를 불러오는 중이에요'],
    'SB-MO-BK-0101-default': [],
    nodata: ['장바구니에 담긴 상품이 없어요'],
    'sold-out': ['구매할 수 없는 상품', '장바구니 상품이 품절되었어요'],
    'SB-MO-BK-0104-invalid': ['최소 2개부터 구매할 수 있어요'],
    'SB-MO-BK-0105-shipping-case': ['무료배송 판매자', '유료배송 판매자', '조건부 무료 판매자'],
    'skeleton-order-sheet': ['주문서를 불러오는 중이에요'],
    'SB-MO-OR-0101-default': [],
    'no-address': ['아직 등록한 배송지가 없어요'],
    'SB-MO-OR-0103-shipping-case': ['도서산간 지역이라 배송비 6,000원이 추가돼요'],
    'no-point': ['사용할 수 있는 금액이 없어요', '보유 5,000원'],
    'no-total-point': ['사용할 수 있는 금액이 없어요', '사용할 수 있는 쿠폰이 없어요'],
    'interest-free': ['수수료가 없어요'],
    'no-interest': ['29,199원씩 3개월', '할부 수수료'],
    'lump-sum-only': ['50,000원 미만은 일시불로만 결제할 수 있어요.'],
    'long-term-installment': ['34,954원씩 24개월', '할부 철회권·항변권을 쓸 수 있어요'],
    discount: ['쿠폰 할인', '포인트 사용', '코인 사용'],
    'SB-MO-OR-0111-invalid': ['재고가 부족해'],
    'receiver-invalid-name': ['받는 분 이름을 2자 이상 입력해 주세요'],
    'receiver-invalid-phone1': ['휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요.'],
    'receiver-invalid-phone2': ['안심번호(050)와 유선 번호는 사용할 수 없어요.'],
    'gift-card-terms': ['상품권 사용', '−30,000원'],
    'not-best': ['지금 고른 것보다 혜택이 더 큰 조합이 있어요'],
    overseas: ['해외 상품 통관 정보', '개인정보 국외 이전에 동의해요'],
    changed: ['주문서를 연 뒤 바뀐 내용이 있어요'],
    transfer: ['은행을 고르면', '현금영수증'],
    'easy-pay': ['간편결제 서비스를 고르고'],
    'by-deposit': ['입금 은행', '나만의 계좌번호'],
    completed: ['주문이 완료되었어요'],
    'SB-MO-OR-0202-waiting': ['결제를 확인하고 있어요'],
    deposit: ['04990012345678', (page) => !page.textContent.includes('돌려드렸어요')],
    'deposit-returned': ['60,000원은 돌려드렸어요'],
    'skeleton-payment': ['결제 정보를 불러오는 중이에요'],
    'SB-MO-OR-0301-waiting': ['승인 확인 중이에요'],
  },
});

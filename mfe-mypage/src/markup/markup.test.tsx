import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

const ordersOn = (page: HTMLElement) => [...page.querySelectorAll('article')];
const hasOrders = (count: number) => (page: HTMLElement) => ordersOn(page).length === count;
const without = (text: string) => (page: HTMLElement) => !page.textContent.includes(text);
/** No layer covers the page. */
const withoutLayer = (page: HTMLElement) => !page.ownerDocument.querySelector('dialog[open]');
/** Matches when every item of the orders is in this state. */
const isEachItem = (stateName: string) => (page: HTMLElement) =>
  ordersOn(page).every((order) =>
    [...order.querySelectorAll('li')].every((item) => item.textContent.startsWith(stateName)),
  );

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  signs: {
    'skeleton-mypage': ['불러오는 중이에요'],
    member: ['쿠폰3장', '포인트12,400P', withoutLayer],
    notifications: ['곧 구매가 자동으로 확정돼요', '취소·반품', '알림은 90일 동안 보여요'],
    'notifications-nodata': ['알림이 없어요'],
    'no-point': ['쿠폰0장', '포인트0P', withoutLayer],
    'skeleton-order-list': ['불러오는 중이에요'],
    'SB-MO-MP-0201-default': [],
    nodata: ['주문한 상품이 없어요'],
    'SB-MO-MP-0203-ship-prep': [hasOrders(1), isEachItem('배송준비중'), without('배송지연')],
    'SB-MO-MP-0204-ship-in-progress': [hasOrders(1), isEachItem('배송중')],
    'SB-MO-MP-0205-ship-delivered': [hasOrders(1), isEachItem('배송완료')],
    'SB-MO-MP-0206-claim': [hasOrders(1), isEachItem('취소완료')],
    'SB-MO-MP-0207-deposit': [hasOrders(1), isEachItem('입금대기'), '04990012345678'],
    'SB-MO-MP-0208-ship-delayed': [hasOrders(1), '배송지연', '코인 500원'],
    'skeleton-order-detail': ['주문을 불러오는 중이에요'],
    'SB-MO-MP-0301-ship-prep': [
      '배송준비중 현재 단계',
      without('배송지연'),
      without('교환 · 교환상품 배송중'),
    ],
    'SB-MO-MP-0302-ship-in-progress': [
      '배송중 현재 단계',
      without('부분 취소'),
      without('아직 배송 정보가 없어요'),
    ],
    'SB-MO-MP-0303-ship-delivered': ['배송완료 현재 단계', without('반품 · 수거중')],
    'SB-MO-MP-0304-claim': ['부분 취소', '취소·반품·교환 내역'],
    'SB-MO-MP-0306-ship-delayed': ['3.6(금) 도착 예정', '배송지연'],
    'SB-MO-MP-0307-delivery-no-data': ['아직 배송 정보가 없어요'],
    coupons: ['10% 할인', '무아르 브랜드 쿠폰', '할인 큰 순', '모든 상품', '쓸 수 있는 상품'],
    'coupons-nodata': ['쓸 수 있는 쿠폰이 없어요'],
    coins: ['30일 안에 사라지는 코인 1,200원', '가입 축하 코인', '+7,000원', 'K7Q2M4XD'],
    'no-total-point': ['코인 내역이 없어요'],
    favorites: [
      '찜한 뒤 3,000원 내렸어요',
      '다시 입고됐어요',
      '품절',
      '판매 종료',
      '집들이 선물 2',
    ],
    'favorites-nodata': ['찜한 상품이 없어요', without('재입고')],
    'SB-MO-MP-0310-confirm-with-review': ['구매확정 현재 단계', '후기 쓰기'],
    'SB-MO-MP-0311-confirm-without-review': ['구매확정 현재 단계', without('후기 쓰기')],
    review: [
      '작성 가능2',
      '2026.02.24 주문',
      '작성 기한 2026.06.12 (102일 남음)',
      '사진 후기는 300원',
    ],
    'SB-MO-MP-1001-voucher': [],
    'my-info': ['부모님 댁', '지금 이 기기', '동의 내역 7건'],
    'my-info-nodata': ['저장한 배송지가 없어요', without('동의 내역')],
    'vouchers-nodata': ['쓸 수 있는 모바일 쿠폰이 없어요'],
    'voucher-shown': ['8557-3203-3499-9186'],
    'my-events': ['매일 출석하고 코인 받기'],
    'my-events-nodata': ['참여한 이벤트가 없어요'],
    'reviews-nodata': ['쓸 수 있는 후기가 없어요'],
    'reviews-completed': ['최고예요', '가려진 후기예요', '구매확정하면 코인 300원', '고치기'],
    'review-form': ['별을 눌러 주세요', '색상은 어땠나요? (선택)', '사진 첨부 (선택)'],
    receipt: ['공급가액', '부가세', '사업자등록번호 214-88-40271', '대표자 김온담'],
    'skeleton-claim-detail': ['신청 내역을 불러오는 중이에요'],
    'SB-MO-MP-0401-return': ['상품을 회수해 판매자에게 보내고 있어요', '회수할 곳'],
    'SB-MO-MP-0402-claim-charge': ['결제할 배송비', '배송비 부담구매자', '배송비를 결제하면'],
    'SB-MO-MP-0403-claim-nocharge': ['배송비 부담판매자', '환불을 마쳤어요'],
    'SB-MO-MP-0404-claim-adjust': ['차감 확인 필요', '차감에 동의', '구성품이 하나 빠져 있어요'],
    'SB-MO-MP-0405-invalid-return': ['반품 불가', '사용한 흔적이 있어 반품할 수 없어요'],
    'SB-MO-MP-0406-exchange-wait': ['8,000원 결제하기', '24시간 동안'],
    'SB-MO-MP-0407-exchange-ing': ['교환 상품을 준비해 보내 드려요'],
    'SB-MO-MP-0408-exchange-done': ['교환을 마쳤어요', 'CJ대한통운 600012349999'],
    'SB-MO-MP-0309-exchange-ing': ['교환 · 교환상품 배송중'],
    'SB-MO-MP-0308-return': ['반품 · 수거중'],
    gifts: ['김하늘 님이', '오늘까지'],
    'SB-MO-MP-1102-waiting': ['박이웃 님께', '다시 보내기 (3번 남음)', '고마워요!'],
    'gifts-nodata': ['받은 선물이 없어요'],
    'gift-closed': ['박*웃 님께 선물이 도착했어요', '5번 더 입력할 수 있어요'],
    'gift-locked': ['여러 번 다르게 입력해 잠겼어요'],
    'SB-MO-MP-1203-gift-offer': [],
    'gift-sold-out': ['다른 옵션을 골라 주세요'],
    'gift-voucher': ['모바일 쿠폰 선물이에요', '로그인하고 선물 받기'],
    'gift-expired': ['받을 수 있는 기한이 지났어요'],
    'gift-canceled': ['보낸 분이 취소한 선물이에요'],
    'gift-detail': ['받기 완료', '배송지 변경', '감사 인사 보내기'],
    'gift-exchange': ['콜롬비아 / 원두'],
    'no-address': ['배송지를 입력해 주세요', () => document.querySelector('dialog') === null],
    'SB-MO-MP-1304-completed': ['600012345678', '커피 향이 정말 좋아요'],
    'gift-reject': ['선물을 거절할까요?'],
    'refuse-failed': ['지금은 거절할 수 없어요'],
    'gift-rejected': ['거절한 선물이에요'],
    'SB-MO-MP-1501-gift-shipping': [],
    'receiver-invalid-name': ['받는 분 이름을 2자 이상 입력해 주세요'],
    'receiver-invalid-phone1': ['휴대폰 번호를 010으로 시작하는 11자리로 입력해 주세요.'],
    'receiver-invalid-phone2': ['안심번호(050)와 유선 번호는 사용할 수 없어요.'],
    giftshot: ['늘 고마워요. 작은 마음을 보내요.'],
    'SB-MO-MP-0305-deposit': ['order/deposit', '소득공제'],
  },
});

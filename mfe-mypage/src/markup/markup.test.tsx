import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

const ordersOn = (page: HTMLElement) => [...page.querySelectorAll('article')];
const hasOrders = (count: number) => (page: HTMLElement) => ordersOn(page).length === count;
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
    member: ['쿠폰3장', '포인트12,400P'],
    'no-point': ['쿠폰0장', '포인트0P'],
    'skeleton-order-list': ['불러오는 중이에요'],
    'SB-MO-MP-0201-default': [],
    nodata: ['주문한 상품이 없어요'],
    'SB-MO-MP-0203-ship-prep': [hasOrders(1), isEachItem('배송준비중')],
    'SB-MO-MP-0204-ship-in-progress': [hasOrders(1), isEachItem('배송중')],
    'SB-MO-MP-0205-ship-delivered': [hasOrders(1), isEachItem('배송완료')],
    'SB-MO-MP-0206-claim': [hasOrders(1), isEachItem('취소완료')],
    'SB-MO-MP-0207-deposit': [hasOrders(1), isEachItem('입금대기'), '04990012345678'],
    'skeleton-order-detail': ['주문을 불러오는 중이에요'],
    'SB-MO-MP-0301-ship-prep': ['배송준비중 현재 단계'],
    'SB-MO-MP-0302-ship-in-progress': [
      '배송중 현재 단계',
      (page) => !page.textContent.includes('부분 취소'),
    ],
    'SB-MO-MP-0303-ship-delivered': ['배송완료 현재 단계'],
    'SB-MO-MP-0304-claim': ['부분 취소', '취소·환불 내역'],
    'SB-MO-MP-0305-deposit': ['입금 계좌', '국민은행 04990012345678', '소득공제'],
  },
});

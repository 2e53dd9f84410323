import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

/** jsdom has no matchMedia; this stub is a phone. */
beforeAll(() => {
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
});

afterAll(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

const isEachDiscounted = (page: HTMLElement): boolean => {
  const cards = [...page.querySelectorAll('article')];
  return cards.length > 0 && cards.every((card) => card.textContent.includes('할인율'));
};

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  signs: {
    'skeleton-main': ['불러오는 중이에요'],
    'SB-MO-SH-0101-corner': ['첫눈 오기 전에'],
    'time-deal': [(page) => page.querySelector('[aria-label$="남음"]') !== null],
    member: ['나를 위한 알림'],
    'discovery-own': ['이번 달 12,400원 할인받았어요'],
    'discovery-not-own': ['마트와 배달에서 매달 최대 2만원 할인'],
    'skeleton-category': ['상품을 불러오는 중이에요'],
    'SB-MO-SH-0201-product': [],
    'SB-MO-SH-0202-nodata': ['아직 상품이 없어요'],
    discount: [isEachDiscounted],
    filter: ['조건 초기화'],
    'SB-MO-SH-0205-corner': ['베스트 10'],
    'skeleton-search': ['상품을 불러오는 중이에요'],
    'SB-MO-SH-0301-product': [],
    'SB-MO-SH-0302-nodata': ['검색 결과가 없어요'],
    'skeleton-product-list': ['상품을 불러오는 중이에요'],
    'SB-MO-PD-0301-product': [],
    'SB-MO-PD-0302-nodata': ['지금은 상품이 없어요'],
    'skeleton-brand': ['불러오는 중이에요'],
    'SB-MO-SH-0401-default': ['인기 브랜드'],
    'skeleton-plan-shop': ['상품을 불러오는 중이에요'],
    'SB-MO-SH-0501-default': [],
    'SB-MO-SH-0502-nodata': ['진행 중인 기획전이 없어요'],
    'SB-MO-SH-0601-product': ['전 상품 10% 쿠폰'],
    waiting: ['2월 28일에 열려요'],
    completed: ['종료된 기획전입니다'],
    'SB-MO-SH-0701-default': ['최근 1시간 판매 기준', '▲ 2', 'NEW', '광고'],
    'SB-MO-SH-0702-nodata': ['아직 순위가 없어요'],
    'SB-MO-SH-0801-default': ['온 가족 생활관', '매장 방문 쿠폰'],
    'SB-MO-SH-0802-completed': ['운영이 끝난 매장이에요', '카드 회원관'],
    'skeleton-event': ['불러오는 중이에요'],
    'SB-MO-EV-0101-default': [],
    'SB-MO-EV-0102-nodata': ['진행 중인 이벤트가 없어요'],
    attendance: [],
    before_invitation: ['아직 초대한 친구가 없어요', '유의사항'],
    'recomm-code-invalid1': ['없는 추천코드예요'],
    'recomm-code-invalid2': ['내 추천코드는 입력할 수 없어요'],
    'SB-MO-EV-0205-waiting': ['3월 10일에 시작해요'],
    'SB-MO-EV-0206-completed': ['오늘 참여 완료'],
    confirm: ['응모했어요', '축하해요! 코인 100원에 당첨됐어요'],
    roulette: ['룰렛 돌리기'],
    quiz: ['정답 제출하기'],
    stamp: ['스탬프 찍기'],
    poll: ['투표하기'],
    comment: ['벚꽃을 보러 갈래요'],
    'app-only': ['앱에서만 참여할 수 있어요'],
    'SB-MO-EV-0301-default': [],
    'SB-MO-EV-0302-nodata': ['진행 중인 이벤트가 없어요'],
    'SB-MO-EV-0401-waiting': ['3월 5일에 발표해요'],
    'SB-MO-EV-0402-completed': ['머그 세트', '김*늘'],
    'SB-MO-EV-0403-nodata': ['당첨자를 발표하지 않는 이벤트예요'],
  },
});

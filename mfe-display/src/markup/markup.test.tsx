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
    corner: ['첫눈 오기 전에'],
    'time-deal': [(page) => page.querySelector('[aria-label$="남음"]') !== null],
    member: ['나를 위한 알림'],
    'discovery-own': ['이번 달 12,400원 할인받았어요'],
    'discovery-not-own': ['마트와 배달에서 매달 최대 2만원 할인'],
    'skeleton-category': ['상품을 불러오는 중이에요'],
    'SB-MO-SH-0201-product': [],
    'SB-MO-SH-0202-nodata': ['아직 상품이 없어요'],
    discount: [isEachDiscounted],
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
  },
});

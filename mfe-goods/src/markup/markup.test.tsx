import { describeMarkup } from '@shop/shared/testing/describe-markup';
import { markupPages } from '../remote/markup';
import { createRoutes } from '../remote/routes';
import { stageCodes } from './codes';
import { sceneOf } from './scenes';

const isCulture = (page: HTMLElement): boolean => page.textContent.includes('문화비 소득공제');

describeMarkup({
  createRoutes,
  markupPages,
  stageCodes,
  sceneOf,
  signs: {
    'skeleton-product-detail': ['불러오는 중이에요'],
    'SB-MO-PD-0101-default': [],
    'SB-MO-PD-0102-product': [
      (page) => page.querySelector('h1')?.textContent === '와플 페이스 타올 10장',
    ],
    discount: ['할인율 50%'],
    'sold-out': ['품절된 상품이에요'],
    'time-deal': [(page) => page.querySelector('[aria-label="타임딜 판매율"]') !== null],
    reservation: ['예약판매'],
    'buy-disabled': ['구매불가'],
    overseas: ['해외직구', '주식회사 온담커머스'],
    'cross-border': ['해외직구', 'Puzzle House GmbH'],
    taxfree: [(page) => page.textContent.includes('부가세 면세') && !isCulture(page)],
    culture: [isCulture],
    voucher: ['배송 없이 휴대폰으로 받는 상품이에요'],
    'no-interest': ['12개월 무이자'],
    adult: ['성인 인증하고 보기', '성인 인증하고 구매하기'],
    'adult-verified': [(page) => page.querySelector('img[src*="rice-wine"]') !== null],
    'sizeguide-male': ['남성 신발 사이즈'],
    'sizeguide-female': ['여성 의류 사이즈'],
    'sizeguide-child': ['아동 의류 사이즈'],
    'sizeguide-infant': ['유아 의류 사이즈'],
    'SB-MO-PD-0401-default': [],
    login: ['로그인하고 본인인증'],
    ended: ['인증한 지 1년이 지났어요'],
    verified: ['성인 인증을 마친 회원이에요'],
    underage: ['19세 미만은 볼 수 없는 상품이에요.'],
    'skeleton-review': ['불러오는 중이에요'],
    review: ['도움돼요 24'],
    'SB-MO-PD-0202-nodata': ['아직 후기가 없어요'],
    filter: ['조건에 맞는 후기가 없어요'],
  },
});

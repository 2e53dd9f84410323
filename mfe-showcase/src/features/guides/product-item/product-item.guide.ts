import { example, type Guide } from '../../kit/guide';
import * as grid from './grid.example';
import * as list from './list.example';
import * as waiting from './waiting.example';

export const productItem: Guide = {
  intro: '상품 하나를 목록에 보여 줘요. 사진, 브랜드, 이름, 할인율과 가격, 후기, 배지 차례예요.',
  examples: [example('격자', grid), example('줄', list), example('불러오는 중', waiting)],
  props: [
    ['layout', 'grid · list'],
    ['rank', '베스트 순위, 1부터'],
    ['isPriority · isEager', '먼저 불러올 사진'],
  ],
  notes: [
    '카드의 링크 이름은 상품 이름이에요. 할인 전 가격은 “정가”로 읽혀요.',
    '19세 상품은 가려지고, 품절은 글로도 알려요.',
    '찜은 화면이 한가해지면 모든 카드에 나타나요. 페이지가 따로 넣지 않아요.',
    '이름은 두 줄에서 잘리지만 다 읽혀요.',
  ],
};

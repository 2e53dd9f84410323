import { example, type Guide } from '../../kit/guide';
import * as lines from './lines.example';
import * as sizes from './sizes.example';

export const price: Guide = {
  intro:
    '할인율은 빨강, 가격은 굵게, 정가는 작게 줄을 그어요. 합계를 이루는 줄은 PriceLines, 글 속의 돈은 Won이에요.',
  examples: [example('크기', sizes), example('합계 줄', lines)],
  props: [
    ['priceWon · listPriceWon', '원 단위. 정가가 더 클 때만 줄을 그어요'],
    ['size', 'card 목록 · row 장바구니 · hero 상세'],
    ['isFrom', '옵션에 따라 더 비쌈: 12,900원~'],
    ['isDimmed', '품절·종료'],
  ],
  notes: [
    '정가와 판매가가 말로 나뉘어 읽혀요.',
    '빨강은 아낀 돈에만 써요. 색만으로 알리지 않고 빼기 표시가 있어요.',
  ],
};

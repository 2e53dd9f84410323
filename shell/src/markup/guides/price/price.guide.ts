import { example, type Guide } from '../../kit/guide';
import * as lines from './lines.example';
import * as sizes from './sizes.example';

export const price: Guide = {
  intro: '할인율은 빨강, 가격은 굵게, 정가는 작게 줄을 그어요.',
  examples: [example('크기', sizes), example('합계 줄', lines)],
  notes: [
    '정가와 판매가가 말로 나뉘어 읽혀요.',
    '빨강은 아낀 돈에만 써요. 색만으로 알리지 않고 빼기 표시가 있어요.',
  ],
};
